/** Where the letters of a heading font stand in their lines. */
import { openFont } from '../../fonts/font-shaping.ts';
import { tableOf } from './font-tables.ts';

/** Parts of an em that a face keeps above and below the baseline. */
export interface LineMetrics {
  ascent: number;
  descent: number;
}

/**
 * As much room as the face has, shared out so that a letter stands in the middle of its line: faces of Indic scripts keep
 * far more below the baseline, and buttons would show their words too high.
 */
export function centredLine(bytes: Uint8Array, letter: string): LineMetrics {
  const font = openFont(bytes);
  const { ascender, descender } = font.hExtents();
  const height = font.glyphExtents(font.nominalGlyph(letter.codePointAt(0) ?? 0) ?? 0)?.yBearing ?? 0;
  const room = ascender - descender;
  const { upem } = font.face;
  return { ascent: (room + height) / 2 / upem, descent: (room - height) / 2 / upem };
}

/** The font with these metrics in itself: `ascent-override` is not known to Safari, nor to older phones. */
export function withLine(bytes: Uint8Array, { ascent, descent }: LineMetrics): Uint8Array {
  const { upem } = openFont(bytes).face;
  const font = Uint8Array.from(bytes);
  // https://learn.microsoft.com/typography/opentype/spec/hhea and …/os2: Windows reads the second, all others the first.
  for (const [tag, start] of [
    ['hhea', 4],
    ['OS/2', 68],
  ] as const) {
    const table = tableOf(font, tag);
    table.setInt16(start, Math.round(ascent * upem));
    table.setInt16(start + 2, -Math.round(descent * upem));
  }
  return font;
}
