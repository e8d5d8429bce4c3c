/** Text as outlines, for drawings that are shown where no font can be loaded. */
import { shapeText, widthOf, type openFont, type TextProperties } from './font-shaping.ts';

export type OpenFont = ReturnType<typeof openFont>;

/** Width of a text set in a size, in the same unit. */
export function textWidth(font: OpenFont, text: string, size: number, properties: TextProperties): number {
  const unitsPerSize = 1000;
  font.setScale(unitsPerSize, unitsPerSize);
  return (widthOf(shapeText(font, text, properties)) * size) / unitsPerSize;
}

/** Height of a Latin capital in a size. */
export function capitalHeight(font: OpenFont, size: number): number {
  font.setScale(size, size);
  return font.glyphExtents(font.nominalGlyph('H'.codePointAt(0) ?? 0) ?? 0)?.yBearing ?? 0;
}

export interface TextPlace extends TextProperties {
  /** Size of the type; a whole number, like the others, so draw large and scale down. */
  size: number;
  /** Start of the baseline. */
  x: number;
  y: number;
}

/** Path data of a text in whole units. */
export function textPath(font: OpenFont, text: string, { size, x, y, ...properties }: TextPlace): string {
  font.setScale(size, size);
  let path = '';
  let pen = x;
  for (const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } of shapeText(font, text, properties)) {
    path += glyphPath(font, codepoint, pen + xOffset, y - yOffset);
    pen += xAdvance;
  }
  return path;
}

/** How far rounding may have moved a handle that mirrors the one before it. */
const roundingSlack = 1.5;

type Point = readonly [x: number, y: number];

function glyphPath(font: OpenFont, glyph: number, originX: number, originY: number): string {
  let path = '';
  let lastLetter = '';
  let pen: Point = [0, 0];
  let start = pen;
  let control: Point | undefined;
  const write = (letter: string, steps: readonly number[]) => {
    path += (letter === lastLetter ? ' ' : letter) + steps.join(' ');
    lastLetter = letter;
  };
  for (const { type, values } of font.glyphToJson(glyph)) {
    // Fonts measure upward, drawings downward.
    const points = Array.from({ length: values.length / 2 }, (_, place): Point => [
      Math.round(originX + (values[place * 2] ?? 0)),
      Math.round(originY - (values[place * 2 + 1] ?? 0)),
    ]);
    const [first = start] = points;
    const end = points.at(-1) ?? start;
    const [dx, dy] = [end[0] - pen[0], end[1] - pen[1]];
    const mirrored: Point | undefined = control && [2 * pen[0] - control[0], 2 * pen[1] - control[1]];
    control = undefined;
    if (type === 'M') {
      write('M', end);
      start = end;
    } else if (type === 'Z') {
      write('z', []);
    } else if (type === 'L') {
      if (dx && dy) write('l', [dx, dy]);
      else if (dx) write('h', [dx]);
      else if (dy) write('v', [dy]);
    } else if (mirrored && Math.hypot(mirrored[0] - first[0], mirrored[1] - first[1]) <= roundingSlack) {
      // TrueType leaves out points between two curves; there the next handle mirrors the last one.
      write('t', [dx, dy]);
      control = mirrored;
    } else {
      write('q', [first[0] - pen[0], first[1] - pen[1], dx, dy]);
      control = first;
    }
    pen = end;
  }
  return path.replaceAll(' -', '-');
}
