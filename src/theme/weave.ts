/** The stepped-diamond weave of Rajkot's Patola as path data: the tiles of strips. */
import type { ColouredPaths } from './coloured-paths.ts';
import drawings from './weave.json' with { type: 'json' };

interface WovenTile {
  /** In CSS pixels. */
  width: number;
  height: number;
  /** In the units of the paths. */
  viewBox: string;
  paths: ColouredPaths;
}

/**
 * `band`: between the header and the page, and between large areas, it repeats to the right; `outline`: a diamond of it that is still to be woven;
 * `thread`: the line that joins numbered steps, and `threadDown` where they follow each other downward.
 */
export const { band, outline, thread, threadDown }: Record<'band' | 'outline' | 'thread' | 'threadDown', WovenTile> =
  drawings;
