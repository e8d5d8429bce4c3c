/** The mark: the weave's diamond, opened into a roof above, two hands below, and what both keep safe between them. */
import type { ColouredPaths } from './coloured-paths.ts';

/**
 * Units of the square that the mark is drawn on, with one bare unit around it; sizes that are multiples of it stay
 * crisp.
 */
export const markSide = 16;

/** Path data of each part; a bare row parts the roof from the hands, so that the mark reads in one colour. */
const roof =
  'M7 1h2v1h1v1h1v1h1v1h1v1h1v1h1v1h-3v-1h-1v-1h-1v-1h-1v-1h-2v1h-1v1h-1v1h-1v1h-3v-1h1v-1h1v-1h1v-1h1v-1h1v-1h1z';
const hands = 'M2 9h3v1h1v1h1v1h2v-1h1v-1h1v-1h3v1h-1v1h-1v1h-1v1h-1v1h-1v1h-2v-1h-1v-1h-1v-1h-1v-1h-1v-1h-1z';
const core = 'M7 6h2v1h1v2h-1v1h-2v-1h-1v-2h1z';

/** The mark in the colours of a background. */
export const markOnPaper: ColouredPaths = { indigo: roof, madder: hands, marigold: core };
export const markOnIndigo: ColouredPaths = { paper: roof, marigold: hands, marigoldSoft: core };
