/** Draws a share card: the page's title and picture on indigo, the mark, the office's name and the woven city. */
import sharp, { type OverlayOptions } from 'sharp';
import type { Language } from '../../i18n/languages.ts';
import { pathElements } from '../../theme/coloured-paths.ts';
import { colours } from '../../theme/colours.ts';
import { drawCloth } from '../../theme/draw-cloth.ts';
import { headingFace } from '../../theme/heading-family.ts';
import { markOnIndigo, markSide } from '../../theme/mark-paths.ts';
import { boldFileOf } from '../fonts/bold-face.ts';
import { cardSize } from '../head/head.ts';

/** What one card shows. */
export interface CardContent {
  language: Language;
  title: string;
  officeName: string;
  place: string;
  /** The page's illustration as an SVG file, 4 by 3; without it the card shows its logo or the mark there. */
  picture: Uint8Array | undefined;
  /** The office's own logo, a square; without it the card bears the mark. */
  logo?: Uint8Array;
}

const margin = 56;
const gap = 16;
const cityHeight = 96;
/** Height above the city. */
const stage = cardSize.height - cityHeight;
const picture = {
  width: 560,
  height: 420,
  left: cardSize.width - margin - 560,
  top: Math.round((stage - 420) / 2),
} as const;
const column = picture.left - 2 * margin;
/** Faces of Gujarati and Devanagari keep more room between lines than a heading needs. */
const lineHeight = 0.95;
const smallMark = 4 * markSide;
const largeMark = 26 * markSide;

const rectangle = (left: number, top: number, width: number, height: number) =>
  `x="${left}" y="${top}" width="${width}" height="${height}"`;

/** A picture within a drawing. */
const embedded = (type: 'svg+xml' | 'png', content: string | Uint8Array, place: string) =>
  `<image ${place} preserveAspectRatio="xMidYMid slice" href="data:image/${type};base64,${Buffer.from(content).toString('base64')}"/>`;

/** All that is no word: the picture, the office's own logo or else the mark, and the woven city on indigo. */
function drawingOf({ picture: image, logo }: CardContent): string {
  const sign = (left: number, top: number, side: number) => {
    const place = rectangle(left, top, side, side);
    return logo
      ? `<rect ${place} fill="${colours.white}"/>${embedded('png', logo, place)}`
      : `<svg ${place} viewBox="0 0 ${markSide} ${markSide}" shape-rendering="crispEdges">${pathElements(markOnIndigo)}</svg>`;
  };
  const frame = rectangle(picture.left, picture.top, picture.width, picture.height);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${rectangle(0, 0, cardSize.width, cardSize.height)}>`,
    `<rect width="100%" height="100%" fill="${colours.indigo}"/>`,
    embedded('svg+xml', drawCloth('city'), rectangle(0, stage, cardSize.width, cityHeight)),
    sign(margin, margin, smallMark),
    image
      ? `<clipPath id="frame"><rect ${frame} rx="24"/></clipPath>` +
        embedded('svg+xml', image, `${frame} clip-path="url(#frame)"`)
      : sign(cardSize.width - margin - largeMark, (stage - largeMark) / 2, largeMark),
    '</svg>',
  ].join('');
}

interface TextBox {
  language: Language;
  colour: string;
  /** In pixels; a text that is too long for its box is set as large as fits. */
  size: number;
  width: number;
  height: number;
  left: number;
  /** Where it begins, by how high its letters turn out. */
  topOf: (height: number) => number;
}

/** Words in the heading face. */
async function words(
  text: string,
  { language, colour, size, width, height, left, topOf }: TextBox,
): Promise<OverlayOptions> {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const options = {
    text: `<span lang="${language}" line_height="${lineHeight}" foreground="${colour}">${escaped}</span>`,
    font: `${headingFace(language)} Bold ${size}`,
    fontfile: boldFileOf(language),
    rgba: true,
    width,
  };
  const set = (fit: { dpi: number } | { height: number }) =>
    sharp({ text: { ...options, ...fit } })
      .png()
      .toBuffer({ resolveWithObject: true });
  // At 72 dots an inch a point is a pixel.
  const wanted = await set({ dpi: 72 });
  const fits = wanted.info.width <= width && wanted.info.height <= height;
  const { data, info } = fits ? wanted : await set({ height });
  return { input: data, left, top: Math.round(topOf(info.height)) };
}

/** The card as a PNG; flat colours make a small palette. */
export async function drawCard(content: CardContent): Promise<Uint8Array> {
  const { language } = content;
  const ofOffice = { language, colour: colours.marigoldSoft, size: 30, width: 260, height: 80 };
  const [titleTop, titleBottom] = [margin + smallMark + gap, stage - margin - ofOffice.size - gap];
  const ofTitle = { language, colour: colours.white, size: 88, width: column, height: 250 };
  const layers = [
    words(content.officeName, {
      ...ofOffice,
      left: margin + smallMark + gap,
      topOf: (height) => margin + (smallMark - height) / 2,
    }),
    words(content.title, { ...ofTitle, left: margin, topOf: (height) => (titleTop + titleBottom - height) / 2 }),
    words(content.place, { ...ofOffice, left: margin, topOf: (height) => stage - margin - height }),
  ];
  return sharp(Buffer.from(drawingOf(content)))
    .composite(await Promise.all(layers))
    .flatten()
    .png({ palette: true, effort: 7, dither: 0 })
    .toBuffer();
}
