/** The stepped-diamond weave of Rajkot's Patola as path data: the tiles of strips, and the diamond of insurer tiles. */
import type { ColouredPaths } from './coloured-paths.ts';

interface WovenTile {
  /** In CSS pixels. */
  width: number;
  height: number;
  /** In the units of the paths. */
  viewBox: string;
  paths: ColouredPaths;
}

/** Between the header and the page, and between large areas; repeats to the right. */
export const band: WovenTile = {
  width: 24,
  height: 16,
  viewBox: '0 0 24 16',
  paths: [
    ['madder', 'M0 0h24v16H0z'],
    [
      'marigold',
      'M0 0h24v1h-6v2h2v2h2v2h2v2h-2v2h-2v2h-2v2h6v1h-24v-1h8v-2h-2v-2h-2v-2h-2v-2h2v-2h2v-2h2v-2h-8z' +
        'M11 1h-1v2h-2v2h-2v2h-2v2h2v2h2v2h2v2h6v-2h2v-2h2v-2h2v-2h-2v-2h-2v-2h-2v-2z' +
        'M12 5h2v2h2v2h-2v2h-2v-2h-2v-2h2zM13 7h-1v2h2v-2z',
    ],
    [
      'indigo',
      'M6 1h2v2h-2v2h-2v2h-2v2h2v2h2v2h2v2h-2v-2h-2v-2h-2v-2h-2v-2h2v-2h2v-2h2z' +
        'M12 1h2v2h2v2h2v2h2v2h-2v2h-2v2h-2v2h-2v-2h-2v-2h-2v-2h-2v-2h2v-2h2v-2h2z' +
        'M18 1h2v2h2v2h2v2h-2v-2h-2v-2h-2zM13 3h-1v2h-2v2h-2v2h2v2h2v2h2v-2h2v-2h2v-2h-2v-2h-2v-2z' +
        'M12 7h2v2h-2zM22 9h2v2h-2v2h-2v2h-2v-2h2v-2h2z',
    ],
    ['paper', 'M12 3h2v2h2v2h2v2h-2v2h-2v2h-2v-2h-2v-2h-2v-2h2v-2h2zM13 5h-1v2h-2v2h2v2h2v-2h2v-2h-2v-2z'],
  ],
};

/** One diamond of the band that is still to be woven. */
export const outline: WovenTile = {
  ...band,
  paths: [
    [
      'indigo',
      'M0 0h24v1h-24zM0 15h24v1h-24z' +
        'M12 1h2v2h2v2h2v2h2v2h-2v2h-2v2h-2v2h-2v-2h-2v-2h-2v-2h-2v-2h2v-2h2v-2h2z' +
        'M13 3h-1v2h-2v2h-2v2h2v2h2v2h2v-2h2v-2h2v-2h-2v-2h-2v-2z',
    ],
  ],
};

/** The line that joins numbered steps; repeats to the right. */
export const thread: WovenTile = {
  width: 16,
  height: 10,
  viewBox: '0 0 8 5',
  paths: [
    ['indigo', 'M2 0h1v1h-1v1h-1v1h1v1h1v1h-1v-1h-1v-1h-1v-1h1v-1h1zM6 0h1v1h1v1h-1v-1h-1zM7 3h1v1h-1v1h-1v-1h1z'],
    [
      'madder',
      'M3 0h1v1h-1v1h-1v1h1v1h1v1h-1v-1h-1v-1h-1v-1h1v-1h1zM5 0h1v1h1v1h1v1h-1v1h-1v1h-1v-1h1v-1h1v-1h-1v-1h-1z' +
        'M4 2h1v1h-1z',
    ],
    ['marigold', 'M4 0h1v1h1v1h1v1h-1v1h-1v1h-1v-1h-1v-1h-1v-1h1v-1h1zM5 2h-1v1h1z'],
  ],
};

/** The same, where steps follow each other downward. */
export const threadDown: WovenTile = {
  width: 10,
  height: 16,
  viewBox: '0 0 5 8',
  paths: [
    ['indigo', 'M2 0h1v1h1v1h1v1h-1v-1h-1v-1h-1v1h-1v1h-1v-1h1v-1h1zM0 6h1v1h1v1h-1v-1h-1zM4 6h1v1h-1v1h-1v-1h1z'],
    [
      'madder',
      'M2 1h1v1h1v1h1v1h-1v-1h-1v-1h-1v1h-1v1h-1v-1h1v-1h1zM2 4h1v1h-1z' +
        'M0 5h1v1h1v1h1v-1h1v-1h1v1h-1v1h-1v1h-1v-1h-1v-1h-1z',
    ],
    ['marigold', 'M2 2h1v1h1v1h1v1h-1v1h-1v1h-1v-1h-1v-1h-1v-1h1v-1h1zM3 4h-1v1h1z'],
  ],
};

/** One diamond on seven by seven units, under the names on the tiles of insurers. */
export const diamond: ColouredPaths = [
  [
    'marigold',
    'M3 0h1v1h1v1h1v1h1v1h-1v1h-1v1h-1v1h-1v-1h-1v-1h-1v-1h-1v-1h1v-1h1v-1h1zM4 2h-1v1h-1v1h1v1h1v-1h1v-1h-1z',
  ],
  ['madder', 'M3 2h1v1h1v1h-1v1h-1v-1h-1v-1h1z'],
];
