/**
 * The mark: the weave's diamond, opened. Above the middle its outer rings are a roof, below it two hands, and the
 * innermost rings are what both keep safe; one bare row under the eaves parts them.
 */
import { colours, type Colour } from './colours.ts';
import { outline } from './weave.ts';

/** Cells of the square that the mark is drawn on, with one bare cell around it; sizes that are multiples of it stay crisp. */
export const markCells = 16;

const radius = 7;
const thickness = 3;
const core = 2;

/** The parts of the mark, and the letter of each in its grid. */
const parts = { roof: 'r', hands: 'h', core: 'c' } as const;

export type MarkPart = keyof typeof parts;

function partAt(column: number, row: number): string {
  const [x, y] = [column - (markCells - 1) / 2, row - (markCells - 1) / 2];
  const ring = Math.abs(x) + Math.abs(y);
  if (ring <= core) return parts.core;
  if (ring > radius || ring <= radius - thickness) return '.';
  if (y < 0) return parts.roof;
  return y > 1 ? parts.hands : '.';
}

const grid = Array.from({ length: markCells }, (_, row) =>
  Array.from({ length: markCells }, (_, column) => partAt(column, row)).join(''),
);

/** Path data of each part in cells. */
export const markPaths: Readonly<Record<MarkPart, string>> = {
  roof: outline(grid, parts.roof),
  hands: outline(grid, parts.hands),
  core: outline(grid, parts.core),
};

/** Colours of the mark on each ground. */
export const markColours = {
  onPaper: { roof: 'indigo', hands: 'madder', core: 'marigold' },
  onIndigo: { roof: 'paper', hands: 'marigold', core: 'marigoldSoft' },
  inOneColour: { roof: 'indigo', hands: 'indigo', core: 'indigo' },
} as const satisfies Record<string, Record<MarkPart, Colour>>;

export type MarkColours = keyof typeof markColours;

/** Paths of the mark in the colours of a ground, for any drawing whose unit is the mark's cell. */
export function markDrawing(ground: MarkColours): string {
  const partNames = Object.keys(parts) as MarkPart[];
  return partNames.map((part) => `<path fill="${colours[markColours[ground][part]]}" d="${markPaths[part]}"/>`).join('');
}

/** A file with the mark alone. */
export function markFile(ground: MarkColours): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${markCells * 2}" height="${markCells * 2}"` +
    ` viewBox="0 0 ${markCells} ${markCells}">${markDrawing(ground)}</svg>\n`
  );
}

/** The icon of a browser's tab: the mark on its own tile, so that it stands out on light and on dark. */
export const favicon =
  `<svg xmlns="http://www.w3.org/2000/svg" width="${markCells}" height="${markCells}" viewBox="0 0 ${markCells} ${markCells}">` +
  `<rect width="${markCells}" height="${markCells}" rx="3" fill="${colours.indigo}"/>${markDrawing('onIndigo')}</svg>\n`;
