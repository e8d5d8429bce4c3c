/** Where the letters of a heading font stand in their lines. */
import { openFont } from '../../fonts/font-shaping.ts';
import { tableOf } from './font-tables.ts';

/**
 * A font with as much room as it has, shared out so that a letter stands in the middle of its line: faces of Indic
 * scripts keep far more below the baseline, and buttons would show their words too high. It bears these metrics in
 * itself, because `ascent-override` is not known to Safari, nor to older phones.
 */
export function withCentredLine(bytes: Uint8Array, letter: string) {
  const whole = openFont(bytes);
  const { ascender, descender } = whole.hExtents();
  const height = whole.glyphExtents(whole.nominalGlyph(letter.codePointAt(0) ?? 0) ?? 0)?.yBearing ?? 0;
  const room = ascender - descender;
  const [above, below] = [(room + height) / 2, (room - height) / 2];
  const font = Uint8Array.from(bytes);
  // https://learn.microsoft.com/typography/opentype/spec/hhea and …/os2: Windows reads the second, all others the
  // first.
  for (const [tag, start] of [
    ['hhea', 4],
    ['OS/2', 68],
  ] as const) {
    const table = tableOf(font, tag);
    table.setInt16(start, Math.round(above));
    table.setInt16(start + 2, -Math.round(below));
  }
  const { upem } = whole.face;
  // Parts of an em that the face keeps above and below the baseline.
  return { font, line: { ascent: above / upem, descent: below / upem } };
}
