/** Draws a share card: the page's title and picture on indigo, the mark, the office's name and the woven band. */
import sharp from 'sharp';
import { languages, type Language } from '../../i18n/languages.ts';
import { colours } from '../../theme/colours.ts';
import { markCells, markDrawing } from '../../theme/mark.ts';
import { cloths, drawing, weave } from '../../theme/weave.ts';
import { balanceLines } from '../fonts/line-breaking.ts';
import type { Typesetter } from '../fonts/typesetter.ts';
import { cardSize } from '../head/head.ts';

/** Height of a line over the size of its letters; the marks above and below Gujarati and Devanagari letters need more. */
const leadings = { Latin: 1.14, Gujarati: 1.36, Devanagari: 1.36 } as const;

/** What one card shows. */
export interface CardContent {
  language: Language;
  title: string;
  officeName: string;
  place: string;
  /** The page's illustration as an SVG file, 4 by 3; without it the card shows the mark there. */
  picture: Uint8Array | undefined;
}

const margin = 56;
const bandUnit = 3;
const picture = { width: 560, height: 420 } as const;
const column = cardSize.width - picture.width - 3 * margin;
const titleSizes = [88, 80, 72, 66, 60, 56, 52, 48, 44, 40];

function band(): { svg: string; height: number } {
  const grid = weave(cloths.band);
  const tile = { width: (grid[0]?.length ?? 0) * bandUnit, height: grid.length * bandUnit };
  // Moved so that both ends are cut alike.
  const start = (cardSize.width % tile.width) / 2;
  const svg =
    `<pattern id="band" x="${start}" width="${tile.width}" height="${tile.height}" patternUnits="userSpaceOnUse" y="${cardSize.height - tile.height}">` +
    `<g transform="scale(${bandUnit})" shape-rendering="crispEdges">${drawing(grid, cloths.band.ground)}</g></pattern>` +
    `<rect y="${cardSize.height - tile.height}" width="${cardSize.width}" height="${tile.height}" fill="url(#band)"/>`;
  return { svg, height: tile.height };
}

function mark({ x, y, cell }: { x: number; y: number; cell: number }): string {
  return `<g transform="translate(${x} ${y}) scale(${cell})" shape-rendering="crispEdges">${markDrawing('onIndigo')}</g>`;
}

/** The largest size at which a text stands in a box, and its lines. */
function fit(text: string, sizes: readonly number[], box: { width: number; height: number; leading: number }, typesetter: Typesetter) {
  for (const size of sizes) {
    const lines = balanceLines(text, box.width, (line) => typesetter.widthOf(line) * size);
    if (lines && lines.length * size * box.leading <= box.height) return { size, lines };
  }
  throw new Error(`"${text}" does not fit on a share card at ${sizes.at(-1)} px. Make the page's heading shorter.`);
}

/** The card without its picture, as SVG. */
function cardDrawing({ language, title, officeName, place, picture: image }: CardContent, typesetter: Typesetter): string {
  const leading = leadings[languages[language].script];
  const { svg: bandDrawing, height: bandHeight } = band();
  const ground = cardSize.height - bandHeight;
  const markSide = 4 * markCells;
  const name = fit(officeName, [30, 28, 26, 24, 22], { width: column - markSide - 16, height: 90, leading }, typesetter);
  const heading = fit(title, titleSizes, { width: column, height: 280, leading }, typesetter);

  const nameTop = margin + (markSide - name.lines.length * name.size * leading) / 2;
  const headingHeight = heading.lines.length * heading.size * leading;
  const headingTop = margin + markSide + (ground - 2 * margin - markSide - 40 - headingHeight) / 2;
  // A baseline stands about four fifths below the top of its line.
  const baseline = (top: number, size: number, line: number) => top + (line + 0.5) * size * leading + size * 0.32;

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${cardSize.width}" height="${cardSize.height}">`,
    `<rect width="${cardSize.width}" height="${cardSize.height}" fill="${colours.indigo}"/>`,
    bandDrawing,
    mark({ x: margin, y: margin, cell: 4 }),
    ...name.lines.map((line, position) =>
      typesetter.draw(line, { x: margin + markSide + 16, y: baseline(nameTop, name.size, position), size: name.size, colour: colours.marigoldSoft }),
    ),
    ...heading.lines.map((line, position) =>
      typesetter.draw(line, { x: margin, y: baseline(headingTop, heading.size, position), size: heading.size, colour: colours.white }),
    ),
    typesetter.draw(place, { x: margin, y: ground - margin, size: 30, colour: colours.marigoldSoft }),
    ...(image ? [] : [mark({ x: cardSize.width - margin - 26 * markCells, y: (ground - 26 * markCells) / 2, cell: 26 })]),
    '</svg>',
  ].join('');
}

async function framed(image: Uint8Array): Promise<Buffer> {
  const corners = `<svg width="${picture.width}" height="${picture.height}"><rect width="100%" height="100%" rx="24"/></svg>`;
  // Drawn at twice its size, so that thin lines stay even when it is made smaller.
  return sharp(image, { density: 144 })
    .resize(picture.width, picture.height, { fit: 'cover' })
    .composite([{ input: Buffer.from(corners), blend: 'dest-in' }])
    .png()
    .toBuffer();
}

/** The card as a PNG; flat colours make a small palette. */
export async function drawCard(content: CardContent, typesetter: Typesetter): Promise<Uint8Array> {
  const ground = cardSize.height - band().height;
  const card = sharp(Buffer.from(cardDrawing(content, typesetter)));
  const pictures = content.picture
    ? [{ input: await framed(content.picture), left: cardSize.width - margin - picture.width, top: Math.round((ground - picture.height) / 2) }]
    : [];
  return card.composite(pictures).flatten().png({ palette: true, effort: 7, dither: 0 }).toBuffer();
}
