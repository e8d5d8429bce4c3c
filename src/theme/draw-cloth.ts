/**
 * Draws the woven pictures (cloths) as SVG: people and places of Rajkot on a grid of cells, as figured patola shows
 * them. `woven-figures.json` holds the drawings. In a figure a letter is a cell in the colour of one thread, a point
 * bare ground. A cloth says how many cells it is wide, how many pixels a cell is, and where each figure begins, in cells
 * from its middle; a `<` behind the name mirrors the figure. `squares` are pieces of the cloth `city`, as wide as it is
 * high, by the cell at which they begin.
 */
import { colours, type Colour } from './colours.ts';
import drawings from './woven-figures.json' with { type: 'json' };

const { cloths, lattice, selvedge } = drawings;
const figures: Readonly<Record<string, readonly string[]>> = drawings.figures;

type ClothName = keyof typeof cloths;

export const clothNames = Object.keys(cloths) as ClothName[];

export type SquareName = keyof typeof drawings.squares;

const threads: Readonly<Record<string, Colour>> = {
  f: 'indigoDeep',
  d: 'indigoDeep',
  p: 'paper',
  s: 'marigoldSoft',
  r: 'madder',
  l: 'leaf',
  m: 'marigold',
};

/** Rows that figures stand in, and all with the selvedge. */
const stage = 27;
const high = stage + selvedge.length;

interface Placed {
  left: number;
  top: number;
  rows: readonly string[];
}

/** Rows of a pattern from end to end. */
const repeated = (rows: readonly string[], length: number) => rows.map((row) => row.repeat(length / row.length));

/** All runs of a thread, each told from where the one before it ended, so that figures that recur are told alike. */
function runsOf(letter: string, all: readonly Placed[]): string {
  let d = 'M0 .5';
  let [x, y] = [0, 0];
  for (const { left, top, rows } of all)
    for (const [position, row] of rows.entries())
      for (const { 0: run, index: start } of row.matchAll(new RegExp(`${letter}+`, 'g'))) {
        d += `m${left + start - x} ${top + position - y}h${run.length}`;
        [x, y] = [left + start + run.length, top + position];
      }
  return d;
}

/** A cloth as SVG, on a ground of its own and of whole cells, which stay sharp at any size. */
export function drawCloth(name: ClothName): string {
  const { cells, cell, figures: places } = cloths[name];
  const middle = cells / 2;
  // Patterns meet in its middle, so that their ends are cut alike.
  const start = (middle % lattice.length) - lattice.length;
  const length = cells - 2 * start;
  const standing = Object.entries<readonly number[]>(places).flatMap(([figure, lefts]) => {
    const drawn = figures[figure.replace('<', '')] ?? [];
    const rows = figure.endsWith('<') ? drawn.map((row) => [...row].toReversed().join('')) : drawn;
    return lefts.map((left) => ({ left: middle + left, top: stage - rows.length, rows }));
  });
  const all = [
    { left: start, top: 0, rows: repeated([...lattice, ...lattice, ...lattice].slice(0, stage), length) },
    { left: start, top: stage, rows: repeated(selvedge, length) },
    ...standing,
  ];
  const size = `width="${cells * cell}" height="${high * cell}" viewBox="0 0 ${cells} ${high}"`;
  const paths = Object.entries(threads).map(
    ([letter, thread]) => `<path stroke="${colours[thread]}" d="${runsOf(letter, all)}"/>`,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} shape-rendering="crispEdges">` +
    `<path fill="${colours.indigo}" d="M0 0h${cells}v${high}H0z"/>${paths.join('')}</svg>\n`
  );
}

/** How far along the city a square of it begins, in per cent of the way that it can go. */
export const placeOfSquare = (name: SquareName): number =>
  ((cloths.city.cells / 2 + drawings.squares[name]) / (cloths.city.cells - high)) * 100;
