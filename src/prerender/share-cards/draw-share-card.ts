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
  logo?: Uint8Array | undefined;
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

/** The office's own logo, or else the mark. */
async function sign(logo: Uint8Array | undefined, left: number, top: number, side: number): Promise<OverlayOptions> {
  const size = `width="${side}" height="${side}" viewBox="0 0 ${markSide} ${markSide}"`;
  const paths = pathElements(markOnIndigo);
  const mark = `<svg xmlns="http://www.w3.org/2000/svg" ${size} shape-rendering="crispEdges">${paths}</svg>`;
  const onWhite = logo && sharp(logo).resize(side, side).flatten({ background: colours.white }).png().toBuffer();
  return { input: (await onWhite) ?? Buffer.from(mark), left, top };
}

/** Indigo above the woven city, drawn once for all cards. */
const backdrop = sharp(Buffer.from(drawCloth('city')))
  .resize({ width: cardSize.width, height: cityHeight, kernel: 'nearest' })
  .extend({ top: stage, background: colours.indigo })
  .png()
  .toBuffer();

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

const frames = new Map<string, Promise<Uint8Array>>();

/** A page's picture, drawn once for its cards in every language. */
async function framed(image: Uint8Array): Promise<OverlayOptions> {
  const drawing = Buffer.from(image).toString('latin1');
  const input = frames.get(drawing) ?? drawFrame(image);
  frames.set(drawing, input);
  return { input: Buffer.from(await input), left: picture.left, top: picture.top };
}

function drawFrame(image: Uint8Array): Promise<Uint8Array> {
  const corners = `<svg width="${picture.width}" height="${picture.height}"><rect width="100%" height="100%" rx="24"/></svg>`;
  // Drawn at twice its size, so that thin lines stay even when it is made smaller.
  return sharp(image, { density: 144 })
    .resize(picture.width, picture.height, { fit: 'cover' })
    .composite([{ input: Buffer.from(corners), blend: 'dest-in' }])
    .png()
    .toBuffer();
}

/** The card as a PNG; flat colours make a small palette. */
export async function drawCard({
  language,
  title,
  officeName,
  place,
  picture: image,
  logo,
}: CardContent): Promise<Uint8Array> {
  const ofOffice = { language, colour: colours.marigoldSoft, size: 30, width: 260, height: 80 };
  const [titleTop, titleBottom] = [margin + smallMark + gap, stage - margin - ofOffice.size - gap];
  const ofTitle = { language, colour: colours.white, size: 88, width: column, height: 250 };
  const layers = [
    words(officeName, {
      ...ofOffice,
      left: margin + smallMark + gap,
      topOf: (height) => margin + (smallMark - height) / 2,
    }),
    words(title, { ...ofTitle, left: margin, topOf: (height) => (titleTop + titleBottom - height) / 2 }),
    words(place, { ...ofOffice, left: margin, topOf: (height) => stage - margin - height }),
    sign(logo, margin, margin, smallMark),
    image ? framed(image) : sign(logo, cardSize.width - margin - largeMark, (stage - largeMark) / 2, largeMark),
  ];
  return sharp(await backdrop)
    .composite(await Promise.all(layers))
    .flatten()
    .png({ palette: true, effort: 7, dither: 0 })
    .toBuffer();
}
