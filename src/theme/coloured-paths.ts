/** Drawings of one path a colour, in the colours of the palette. */
import { colours, type Colour } from './colours.ts';

/** The colour that fills each path; a path lies on those before it. */
export type ColouredPaths = readonly (readonly [colour: Colour, path: string])[];

/** The same as SVG. */
export function pathElements(paths: ColouredPaths): string {
  return paths.map(([colour, path]) => `<path fill="${colours[colour]}" d="${path}"/>`).join('');
}
