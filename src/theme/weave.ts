/**
 * The stepped-diamond weave of Rajkot's Patola as path data: the tiles of strips, in CSS pixels, their paths in the
 * units of `viewBox`.
 */
import drawings from './weave-tiles.json' with { type: 'json' };

/**
 * `band`: between the header and the page, and between large areas, it repeats to the right; `outline`: a diamond of it
 * that is still to be woven; `thread`: the line that joins numbered steps, and `threadDown` where they follow each
 * other downward.
 */
export const { band, outline, thread, threadDown } = drawings;
