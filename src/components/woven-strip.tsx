/**
 * Strips of the stepped-diamond weave of Rajkot's Patola, drawn in the page itself, so that no page has to ask for a
 * picture of them. Its tiles stand in weave-tiles.json by the id of their pattern, in CSS pixels, their paths in the
 * units of `viewBox`: `band` repeats to the right between the header and the page, and between large areas; `outline` is
 * a diamond of it that is still to be woven; `thread` joins numbered steps, and `thread-down` where they follow each
 * other downward.
 */
import { chakra } from '@chakra-ui/react';
import { filledPaths } from '../theme/coloured-paths.ts';
import tiles from '../theme/weave-tiles.json' with { type: 'json' };

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
