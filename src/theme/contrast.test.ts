import { expect, test } from 'vitest';
import { colours } from './colours.ts';
import { controlPairs, textPairs } from './semantic-tokens.ts';
import { system } from './system.ts';

/** Hexadecimal colour behind a semantic token. */
function colourOf(name: string): string {
  const reference: unknown = system.tokens.getByName(`colors.${name}`)?.originalValue;
  const [, raw = ''] = /^\{colors\.(\w+)\}$/.exec(String(reference)) ?? [];
  return Object.entries(colours).find(([colour]) => colour === raw)?.[1] ?? '';
}

/** Relative luminance: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminanceOf(colourOf(one)), luminanceOf(colourOf(other))].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

test.each(textPairs)('%s on %s is at least 7:1', (text, background) => {
  expect(contrastOf(text, background)).toBeGreaterThanOrEqual(7);
});

test.each(controlPairs)('%s on %s is at least 3:1', (control, background) => {
  expect(contrastOf(control, background)).toBeGreaterThanOrEqual(3);
});
