/** Writes kerning as the pairs that texts hold: a fraction of the classes that a face keeps for all its letters. */
import { openFont, shapeText, type TextProperties } from '../../fonts/font-shaping.ts';
import { withTable } from './font-tables.ts';

/** Features by which a face moves neighbours; Indic scripts have one of their own, which is never turned off. */
export const kerningFeatures = ['kern', 'dist'];

/** Numbers of two glyphs as one, in the order that the table wants. */
type Pair = number;

/**
 * Distances by pair in units of the font: how much wider a glyph stands in the whole face than in its cut without
 * kerning.
 */
function kerningOf(
  whole: Uint8Array,
  cut: Uint8Array,
  runs: readonly string[],
  properties: TextProperties,
): Map<Pair, number> {
  const [wholeFace, cutFace] = [openFont(whole), openFont(cut)];
  const pairs = new Map<Pair, number>();
  for (const run of runs) {
    const kerned = shapeText(wholeFace, run, properties);
    const plain = shapeText(cutFace, run, properties);
    for (const [position, { codepoint, xAdvance = 0 }] of plain.entries()) {
      // Marks have no width, and the table passes over them.
      const next = plain.find((glyph, index) => index > position && glyph.xAdvance !== 0);
      pairs.set(codepoint * 0x10000 + (next?.codepoint ?? 0), (kerned[position]?.xAdvance ?? 0) - xAdvance);
    }
  }
  return pairs;
}

/** A table `kern` with one subtable of format 0: https://learn.microsoft.com/typography/opentype/spec/kern */
function kernTable(pairs: ReadonlyMap<Pair, number>): Uint8Array {
  const kerned = [...pairs].filter(([, distance]) => distance !== 0).toSorted(([one], [other]) => one - other);
  const powerOfTwo = Math.floor(Math.log2(Math.max(kerned.length, 1)));
  const pairSize = 6;
  const searchRange = pairSize * 2 ** powerOfTwo;
  const horizontal = 1;
  const subtableSize = 14 + kerned.length * pairSize;
  const table = new DataView(new ArrayBuffer(4 + subtableSize));
  const search = [searchRange, powerOfTwo, kerned.length * pairSize - searchRange];
  const header = [0, 1, 0, subtableSize, horizontal, kerned.length, ...search];
  for (const [position, value] of header.entries()) table.setUint16(2 * position, value);
  for (const [position, [pair, distance]] of kerned.entries()) {
    const start = 2 * header.length + position * pairSize;
    table.setUint32(start, pair);
    table.setInt16(start + 4, distance);
  }
  return new Uint8Array(table.buffer);
}

/**
 * The cut of a whole face with the kerning of these texts alone; a face that does more by kerning than move neighbours
 * would lose that.
 */
export function withKerning(
  cut: Uint8Array,
  whole: Uint8Array,
  runs: readonly string[],
  properties: TextProperties,
): Uint8Array {
  return withTable(cut, { tag: 'kern', data: kernTable(kerningOf(whole, cut, runs, properties)) });
}
