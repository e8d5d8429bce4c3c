/**
 * The stepped-diamond weave of Rajkot's Patola, drawn from one rule.
 *
 * A cloth is a square grid of cells that repeats as a tile, with a diamond in its middle. The thread of a cell
 * depends only on its ring: how many steps along the grid it lies from the nearest diamond's centre. A second
 * diamond may stand on the tile's corners; each cell then belongs to the nearer of the two.
 */
import { colours, type Colour } from './colours.ts';

/** One letter per ring, from the centre outward. */
const threads = {
  i: 'indigo',
  d: 'indigoDeep',
  a: 'marigold',
  s: 'marigoldSoft',
  m: 'madder',
  p: 'paper',
} as const satisfies Record<string, Colour>;

export interface Cloth {
  /** Cells of one tile. An odd number of rows makes a strip, an even one a cloth that repeats downward too. */
  columns: number;
  rows: number;
  /** Rings of the diamond in the middle as letters of `threads`; a dot, or nothing, leaves the ground bare. */
  rings: string;
  /** Rings of the diamond on the corners. */
  corners?: string;
  /** Letter of the thread under all others; without it the ground is transparent. */
  ground?: string;
  /** Lines half a cell thin that close a strip above and below, from outside inward. */
  selvedge?: string;
  /** Width of a cell in CSS pixels; even where there is a selvedge, so that it stays crisp on every screen. */
  cell: number;
  /** How strongly the threads cover what lies behind; 1 when left out. */
  opacity?: number;
}

/** The cloths of the site, each a seamless tile or one diamond. */
export const cloths = {
  /** Between the header and the page, and between large areas. */
  band: { columns: 12, rows: 7, rings: 'iapimaimmm', ground: 'm', selvedge: 'a', cell: 2 },
  /** The line that joins numbered steps. */
  thread: { columns: 8, rows: 5, rings: 'maami', cell: 2 },
  /** Behind illustrations on indigo. */
  field: { columns: 28, rows: 28, rings: 'paa.mm.a....mm', corners: 'am..a', cell: 3, opacity: 0.22 },
  /** Marks the items of a list. */
  bullet: { columns: 9, rows: 9, rings: 'mmmaa', cell: 2 },
  /** Behind the number of a step. */
  step: { columns: 13, rows: 13, rings: 'iiiiima', cell: 4 },
} as const satisfies Record<string, Cloth>;

/** Rows of letters, one for each unit of the drawing: a cell, or half of one where a selvedge needs it. */
type Grid = readonly string[];

const bare = '.';

function threadAt({ columns, rows, rings, corners }: Cloth, column: number, row: number): string {
  const toMiddle = Math.abs(column - Math.floor(columns / 2)) + Math.abs(row - Math.floor(rows / 2));
  const toCorner = Math.min(column, columns - column) + Math.min(row, rows - row);
  return (corners !== undefined && toCorner < toMiddle ? corners[toCorner] : rings[toMiddle]) ?? bare;
}

function unitsPerCell(cloth: Cloth): number {
  return cloth.selvedge === undefined ? 1 : 2;
}

/** The tile of a cloth, unit by unit. */
export function weave(cloth: Cloth): Grid {
  const units = unitsPerCell(cloth);
  const width = cloth.columns * units;
  const line = (thread: string) => thread.repeat(width);
  const selvedge = [...(cloth.selvedge ?? '')];
  const cells = Array.from({ length: cloth.rows * units }, (_, y) =>
    Array.from({ length: width }, (_, x) => threadAt(cloth, Math.floor(x / units), Math.floor(y / units))).join(''),
  );
  return [...selvedge.map(line), ...cells, ...selvedge.toReversed().map(line)];
}

/** The same cloth turned by a quarter, for lines that run downward. */
function turned(grid: Grid): Grid {
  return Array.from(grid[0] ?? '', (_, x) => grid.map((row) => row[x] ?? bare).join(''));
}

/** Path data around every unit of one thread. */
export function outline(grid: Grid, thread: string): string {
  const isThread = (x: number, y: number) => grid[y]?.[x] === thread;
  const width = grid[0]?.length ?? 0;
  // Edges run with the thread on their right, so that holes turn the other way and stay open under the nonzero rule.
  const edges = new Map<string, [dx: number, dy: number][]>();
  const add = (x: number, y: number, dx: number, dy: number) => {
    const key = `${x} ${y}`;
    edges.set(key, [...(edges.get(key) ?? []), [dx, dy]]);
  };
  for (const y of grid.keys()) {
    for (let x = 0; x < width; x += 1) {
      if (!isThread(x, y)) continue;
      if (!isThread(x, y - 1)) add(x, y, 1, 0);
      if (!isThread(x + 1, y)) add(x + 1, y, 0, 1);
      if (!isThread(x, y + 1)) add(x + 1, y + 1, -1, 0);
      if (!isThread(x - 1, y)) add(x, y + 1, 0, -1);
    }
  }
  let path = '';
  for (let start = edges.keys().next().value; start !== undefined; start = edges.keys().next().value) {
    path += `M${start}${loopFrom(start, edges)}`;
  }
  return path;
}

/** Takes one closed line out of the edges and returns it as path data. */
function loopFrom(start: string, edges: Map<string, [number, number][]>): string {
  const runs: [dx: number, dy: number][] = [];
  let key = start;
  do {
    const last = runs.at(-1);
    const leaving = edges.get(key) ?? [];
    // Where two cells meet at a corner, a left turn goes on along the other one: one long line is less to write than many squares.
    const left = leaving.findIndex(([dx, dy]) => last && dx === Math.sign(last[1]) && dy === -Math.sign(last[0]));
    const [edge] = leaving.splice(Math.max(left, 0), 1);
    if (!edge) break;
    if (leaving.length === 0) edges.delete(key);
    const [dx, dy] = edge;
    if (last && Math.sign(last[0]) === dx && Math.sign(last[1]) === dy) runs[runs.length - 1] = [last[0] + dx, last[1] + dy];
    else runs.push([dx, dy]);
    const [x = 0, y = 0] = key.split(' ').map(Number);
    key = `${x + dx} ${y + dy}`;
  } while (key !== start);
  // The last run leads back to the start, which is what closing the path draws.
  return `${runs.slice(0, -1).map(([dx, dy]) => (dx ? `h${dx}` : `v${dy}`)).join('')}z`;
}

/** Colour of a thread by its letter. */
export function threadColour(thread: string): Colour {
  if (!Object.hasOwn(threads, thread)) {
    throw new Error(`src/theme/weave.ts: no thread is called "${thread}". Use ${Object.keys(threads).join(', ')} or "${bare}".`);
  }
  return threads[thread as keyof typeof threads];
}

const colourOf = (thread: string) => colours[threadColour(thread)];

/** What one thread draws: path data, and its colour. */
export interface ThreadPath {
  colour: string;
  path: string;
}

/** Paths of a grid, one for each thread in it; the ground lies under all of them as one rectangle. */
function threadPaths(grid: Grid, ground?: string): ThreadPath[] {
  const used = [...new Set(grid.join(''))].filter((thread) => thread !== bare && thread !== ground);
  const under = ground === undefined ? [] : [{ colour: colourOf(ground), path: `M0 0h${grid[0]?.length}v${grid.length}H0z` }];
  return [...under, ...used.map((thread) => ({ colour: colourOf(thread), path: outline(grid, thread) }))];
}

function pathElements(paths: readonly ThreadPath[]): string {
  return paths.map(({ colour, path }) => `<path fill="${colour}" d="${path}"/>`).join('');
}

/** A grid as SVG. */
export function drawing(grid: Grid, ground?: string): string {
  return pathElements(threadPaths(grid, ground));
}

/** Which way a strip runs. */
type Direction = 'across' | 'down';

/** The tile of a cloth as a drawing. */
export interface Tile {
  /** In CSS pixels. */
  width: number;
  height: number;
  /** In the units of the paths. */
  viewBox: string;
  paths: ThreadPath[];
}

/** `direction` turns the tile for lines that run downward. */
export function tileOf(cloth: Cloth, direction: Direction): Tile {
  const grid = direction === 'across' ? weave(cloth) : turned(weave(cloth));
  const columns = grid[0]?.length ?? 0;
  const scale = cloth.cell / unitsPerCell(cloth);
  return { width: columns * scale, height: grid.length * scale, viewBox: `0 0 ${columns} ${grid.length}`, paths: threadPaths(grid, cloth.ground) };
}

/** A file of a cloth's tile. */
export function clothFile(cloth: Cloth): string {
  const { width, height, viewBox, paths } = tileOf(cloth, 'across');
  const opacity = cloth.opacity === undefined ? '' : ` opacity="${cloth.opacity}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}"` +
    ` shape-rendering="crispEdges"${opacity}>${pathElements(paths)}</svg>\n`
  );
}
