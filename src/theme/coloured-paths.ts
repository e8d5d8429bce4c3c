/** Drawings of one path a colour, in the colours of the palette. */
import { colours, type Colour } from './colours.ts';

/** The path that each colour fills; a path lies on those before it. */
export type ColouredPaths = Partial<Record<Colour, string>>;

/** Each path with its fill. */
export function filledPaths(paths: ColouredPaths): { fill: string; d: string }[] {
  return (Object.keys(paths) as Colour[]).map((colour) => ({ fill: colours[colour], d: paths[colour] ?? '' }));
}

/** The same as SVG. */
export function pathElements(paths: ColouredPaths): string {
  return filledPaths(paths)
    .map(({ fill, d }) => `<path fill="${fill}" d="${d}"/>`)
    .join('');
}
