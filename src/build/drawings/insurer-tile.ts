/** The typographic tile of an insurer: public names in our own setting, as outlines so that the picture needs no font. */
import type { Font } from 'harfbuzzjs';
import { pathElements } from '../../theme/coloured-paths.ts';
import { colours } from '../../theme/colours.ts';
import { diamond } from '../../theme/weave.ts';
import { shapeText, widthInEm } from '../../fonts/font-shaping.ts';

const tile = { width: 240, height: 96, margin: 12 };
const largestSize = { one: 32, two: 25 };
const lineSpacing = 1.25;
const middleOfNames = 39;

/** Units of the outlines per pixel: whole numbers, which are short. */
const fineness = 4;

/** The ornament that stands under the names. */
const ornament =
  `<g transform="translate(114.75 74.25)scale(1.5)" shape-rendering="crispEdges">${pathElements(diamond)}</g>` +
  `<path stroke="${colours.marigold}" d="M76 79.5h33M131 79.5h33"/>`;

const text = { language: 'en' };

/** Height of a capital over the size of its letters. */
function capitalHeight(font: Font): number {
  const unitsPerEm = 1000;
  font.setScale(unitsPerEm, unitsPerEm);
  const glyph = font.nominalGlyph('H'.codePointAt(0) ?? 0) ?? 0;
  return (font.glyphExtents(glyph)?.yBearing ?? 0) / unitsPerEm;
}

/** A name on one line, or on the two lines that are most alike in width where one would be too small. */
function linesOf(font: Font, name: string): string[] {
  if (widthInEm(font, name, text) * largestSize.one <= tile.width - 2 * tile.margin) return [name];
  const words = name.split(' ');
  const breaks = words
    .slice(1)
    .map((_, place) => [words.slice(0, place + 1).join(' '), words.slice(place + 1).join(' ')]);
  const widest = (lines: string[]) => Math.max(...lines.map((line) => widthInEm(font, line, text)));
  return breaks.toSorted((one, other) => widest(one) - widest(other))[0] ?? [name];
}

/** Path data of a line of names whose baseline begins at (x, y), in units; each point is told from the last, which is shorter. */
function outlineOf(font: Font, line: string, { size, x, y }: { size: number; x: number; y: number }): string {
  font.setScale(size, size);
  let path = '';
  let origin = x;
  let last = [0, 0];
  for (const { codepoint, xAdvance = 0 } of shapeText(font, line, text)) {
    for (const { type, values } of font.glyphToJson(codepoint)) {
      // Fonts measure upward, drawings downward.
      const points = values.map((value, place) => Math.round(place % 2 === 0 ? origin + value : y - value));
      const steps = points.map((value, place) => value - (last[place % 2] ?? 0));
      path += type === 'M' ? `M${points.join(' ')}` : `${type.toLowerCase()}${steps.join(' ')}`;
      if (type !== 'Z') last = points.slice(-2);
    }
    origin += xAdvance;
  }
  return path.replaceAll(' -', '-');
}

/** A tile as SVG, with one name, or with those of a family whose companies share it. */
export function insurerTile(font: Font, names: readonly string[]): string {
  const [only] = names;
  const lines = names.length === 1 && only !== undefined ? linesOf(font, only) : names;
  const widest = Math.max(...lines.map((line) => widthInEm(font, line, text)));
  const size = Math.min(
    lines.length === 1 ? largestSize.one : largestSize.two,
    (tile.width - 2 * tile.margin) / widest,
  );
  const firstBaseline =
    middleOfNames + (capitalHeight(font) * size) / 2 - ((lines.length - 1) * size * lineSpacing) / 2;
  const outlines = lines.map((line, place) =>
    outlineOf(font, line, {
      size: Math.round(size * fineness),
      x: Math.round(((tile.width - widthInEm(font, line, text) * size) / 2) * fineness),
      y: Math.round((firstBaseline + place * size * lineSpacing) * fineness),
    }),
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${tile.width}" height="${tile.height}" viewBox="0 0 ${tile.width} ${tile.height}">` +
    `<path fill="${colours.indigo}" transform="scale(${1 / fineness})" d="${outlines.join('')}"/>${ornament}</svg>\n`
  );
}
