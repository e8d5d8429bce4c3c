/**
 * Typographic tiles of the insurers: public names in our own setting, drawn as outlines so that the picture needs no
 * font. The owner may put a licensed SVG in place of a tile.
 */
import { insurerFamilies, insurers } from '../../office/insurers.ts';
import { colours } from '../../theme/colours.ts';
import { drawing, weave } from '../../theme/weave.ts';
import { openFont } from '../fonts/font-shaping.ts';
import { boldOf } from '../fonts/heading-font.ts';
import { capitalHeight, textPath, textWidth, type OpenFont } from '../fonts/outlined-text.ts';

export const tileWidth = 240;
export const tileHeight = 96;

/** Stands in every tile that is set here; a file without it is the owner's and is left alone. */
export const tileNotice = '<!--Set by npm run artwork; a licensed logo may replace this file.-->';

const language = 'en';
const margin = 12;
const largestSize = { one: 32, two: 25 };
const lineSpacing = 1.25;
const middleOfNames = 39;

/** Units of the names' outlines per pixel. */
const fineness = 4;

/** One diamond of the weave between two threads, under the names. */
const diamond = weave({ columns: 7, rows: 7, rings: 'mmaa', cell: 1 });
const ornament =
  `<g transform="translate(114.75 74.25)scale(1.5)" shape-rendering="crispEdges">${drawing(diamond)}</g>` +
  `<path stroke="${colours.marigold}" d="M76 79.5h33M131 79.5h33"/>`;

/** A name on one line, or on the two lines that are most alike in width where one would be too small. */
function linesOf(font: OpenFont, name: string): string[] {
  const width = (text: string) => textWidth(font, text, largestSize.one, { language });
  if (width(name) <= tileWidth - 2 * margin) return [name];
  const words = name.split(' ');
  const breaks = words.slice(1).map((_, place) => [words.slice(0, place + 1).join(' '), words.slice(place + 1).join(' ')]);
  const widest = (lines: string[]) => Math.max(...lines.map(width));
  return breaks.toSorted((one, other) => widest(one) - widest(other))[0] ?? [name];
}

/** The tile of one company, or of a family whose companies share it. */
function insurerTile(font: OpenFont, names: readonly string[]): string {
  const [only] = names;
  const lines = names.length === 1 && only !== undefined ? linesOf(font, only) : names;
  const widest = Math.max(...lines.map((line) => textWidth(font, line, 1, { language })));
  const size = Math.min(lines.length === 1 ? largestSize.one : largestSize.two, (tileWidth - 2 * margin) / widest);
  const capital = capitalHeight(font, 1000) * (size / 1000);
  const firstBaseline = middleOfNames + capital / 2 - ((lines.length - 1) * size * lineSpacing) / 2;
  const paths = lines.map((line, place) =>
    textPath(font, line, {
      language,
      size: Math.round(size * fineness),
      x: Math.round(((tileWidth - textWidth(font, line, size, { language })) / 2) * fineness),
      y: Math.round((firstBaseline + place * size * lineSpacing) * fineness),
    }),
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${tileWidth}" height="${tileHeight}" viewBox="0 0 ${tileWidth} ${tileHeight}">${tileNotice}` +
    `<path fill="${colours.indigo}" transform="scale(${1 / fineness})" d="${paths.join('')}"/>${ornament}</svg>\n`
  );
}

/** Every tile with the name of its file: one per company, and one per family that has several. */
export async function insurerTiles(): Promise<[id: string, content: string][]> {
  const font = openFont(await boldOf(language));
  const companies = insurers.map(({ id, name }) => ({ id, names: [name] }));
  const named = new Map([...insurerFamilies(), ...companies].map(({ id, names }) => [id, names]));
  return [...named].map(([id, names]) => [id, insurerTile(font, names)]);
}
