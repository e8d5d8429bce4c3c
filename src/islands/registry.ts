/** Every island by its name, found by its place: `features/<folder>/<name>-island.ts`. */
import type { IslandEntry } from './island-entry.ts';

const files = import.meta.glob<IslandEntry>('../features/**/*-island.ts', { import: 'island', eager: true });

/** All of them. */
export const islands: ReadonlyMap<string, IslandEntry> = new Map(
  Object.entries(files).map(([path, island]) => [path.slice(path.lastIndexOf('/') + 1, -'-island.ts'.length), island]),
);

/** The island of a name; throws when there is none. */
export function islandNamed(name: string): IslandEntry {
  const island = islands.get(name);
  if (!island) {
    throw new Error(
      `No file below src/features is called ${name}-island.ts, so an island "${name}" could never hydrate. Known are ${[...islands.keys()].join(', ')}.`,
    );
  }
  return island;
}
