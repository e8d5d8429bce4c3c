/** One diamond of the weave as outlines laid one on the other, which CSS can draw without a picture. */
import type { Colour } from './colours.ts';
import { outline, threadColour, weave, type Cloth } from './weave.ts';

export interface DiamondLayer {
  colour: Colour;
  /** Corners of its outline in cells, around all that it encloses. */
  corners: [x: number, y: number][];
}

/** The middle diamond of a cloth, the outermost thread first. */
export function diamondLayers({ columns, rows, rings, cell }: Cloth): DiamondLayer[] {
  const lastRings = [...rings].map((thread, ring) => ({ thread, ring })).filter(({ thread, ring }) => thread !== rings[ring + 1]);
  return lastRings.toReversed().map(({ thread, ring }) => ({
    colour: threadColour(thread),
    corners: cornersOf(outline(weave({ columns, rows, rings: thread.repeat(ring + 1), cell }), thread)),
  }));
}

/** Corners of path data that is one closed line of h and v. */
function cornersOf(path: string): [x: number, y: number][] {
  const [, x, y] = path.match(/^M(\d+) (\d+)/) ?? [];
  let corner: [x: number, y: number] = [Number(x), Number(y)];
  const corners = [corner];
  for (const [, direction, step] of path.matchAll(/([hv])(-?\d+)/g)) {
    corner = direction === 'h' ? [corner[0] + Number(step), corner[1]] : [corner[0], corner[1] + Number(step)];
    corners.push(corner);
  }
  return corners;
}
