/** Whether every pair of colours can be read, also by weak eyes and on a phone in the sun. */
import { expect, test } from 'vitest';
import { colours } from './colours.ts';
import { casesBeside } from '../test/cases.ts';
import { semanticTokens } from './semantic-tokens.ts';

/** Relative luminance of a colour like `#1C1A33`: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** From 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Value behind a semantic token such as `text.muted`. */
function valueOf(token: string): string {
  const [group = '', name = 'DEFAULT'] = token.split('.');
  const groups: Readonly<Record<string, Readonly<Record<string, { value: string }>>>> = semanticTokens.colors;
  const reference = groups[group]?.[name]?.value.slice('{colors.'.length, -1) ?? '';
  return new Map<string, string>(Object.entries(colours)).get(reference) ?? `no colour behind ${token}`;
}

// WCAG 2.2, 1.4.6 and 1.4.11.
test.each(casesBeside(import.meta.filename, 'front', 'back', 'least'))(
  '$front on $back has a contrast of at least $least',
  ({ front, back, least }) => {
    expect(contrastOf(valueOf(front), valueOf(back))).toBeGreaterThanOrEqual(Number(least));
  },
);
