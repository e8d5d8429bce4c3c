/** Part of `npm run check`: names pairs of colours that are too close to be read, as after a brand colour has changed. */
import { colours, type Colour } from '../theme/colours.ts';
import { controlPairs, semanticTokens, textPairs } from '../theme/semantic-tokens.ts';

export type Palette = Readonly<Record<Colour, string>>;

/** Least contrast of text (WCAG 2.2, 1.4.6) and of controls (1.4.11). */
const leastOfText = 7;
const leastOfControl = 3;

/** Relative luminance of a colour like `#1C1A33`: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** From 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Name in the palette behind a semantic token such as `text.muted`. */
function colourBehind(token: string): Colour {
  const [group = '', name = 'DEFAULT'] = token.split('.');
  const groups: Readonly<Record<string, Readonly<Record<string, { value: string }>>>> = semanticTokens.colors;
  const reference = groups[group]?.[name]?.value.slice('{colors.'.length, -1);
  const found = (Object.keys(colours) as Colour[]).find((colour) => colour === reference);
  if (!found)
    throw new Error(`src/theme/semantic-tokens.ts: ${token} names no colour of src/theme/colours.ts, so its contrast cannot be judged. Mend the name.`);
  return found;
}

/** Every pair with too little contrast, as a sentence each. */
export function contrastFaults(palette: Palette): string[] {
  const judge = (pairs: readonly (readonly [string, string])[], least: number) =>
    pairs.flatMap(([front, back]) => {
      const [frontColour, backColour] = [colourBehind(front), colourBehind(back)];
      const contrast = contrastOf(palette[frontColour], palette[backColour]);
      if (contrast >= least) return [];
      return [
        `src/theme/colours.ts: ${frontColour} (${palette[frontColour]}, as ${front}) on ${backColour} (${palette[backColour]}, as ${back}) has a contrast of ` +
          `${contrast.toFixed(2)}:1, and weak eyes or a phone in the sun need ${least}:1. Make one of the two darker or lighter.`,
      ];
    });
  return [...judge(textPairs, leastOfText), ...judge(controlPairs, leastOfControl)];
}

/** Every value of the palette that no browser would take for a colour. */
export function malformedColours(palette: Palette): string[] {
  return Object.entries(palette)
    .filter(([, value]) => !/^#[0-9A-F]{6}$/i.test(value))
    .map(([name, value]) => `src/theme/colours.ts: ${name} is '${value}', which is no colour. Write # and six digits (0 to 9, A to F), like '#2A2670'.`);
}

if (import.meta.main) {
  const malformed = malformedColours(colours);
  const faults = malformed.length > 0 ? malformed : contrastFaults(colours);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}
