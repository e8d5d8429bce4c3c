/** Strips of the weave, drawn in the page itself, so that no page has to ask for a picture of them. */
import { chakra } from '@chakra-ui/react';
import { filledPaths } from '../theme/coloured-paths.ts';
import { band, outline, thread, threadDown } from '../theme/weave.ts';

/** What strips are filled with, by the id of the pattern. */
const tiles = { 'woven-band': band, 'woven-outline': outline, 'woven-thread': thread, 'woven-thread-down': threadDown };

/** The tiles, once a page and above every strip. */
export function WovenTiles() {
  return (
    // Drawn without size, because strips cannot be filled from an SVG with `display: none`.
    <chakra.svg position="absolute" width="0" height="0" aria-hidden="true">
      {Object.entries(tiles).map(([id, { width, height, viewBox, paths }]) => (
        <pattern
          key={id}
          id={id}
          width={width}
          height={height}
          viewBox={viewBox}
          patternUnits="userSpaceOnUse"
          shapeRendering="crispEdges"
        >
          {filledPaths(paths).map((path) => (
            <path key={path.fill} {...path} />
          ))}
        </pattern>
      ))}
    </chakra.svg>
  );
}

/** A strip of the page, as long and as high as its class says. */
export function WovenStrip({ tile, className }: { tile: keyof typeof tiles; className?: string }) {
  return (
    <svg className={className} aria-hidden="true">
      <rect width="100%" height="100%" fill={`url(#${tile})`} />
    </svg>
  );
}
