/**
 * Every island by its name, found by its place: `features/<folder>/<name>-island.ts`, or that of a calculator's
 * component.
 */
import type { Namespace } from '../i18n/resources.ts';
import type { IslandEntry } from './island-entry.ts';

const files = import.meta.glob<IslandEntry>('../features/**/*-island.ts', { import: 'island', eager: true });

const calculators = import.meta.glob<Awaited<ReturnType<IslandEntry['load']>>>([
  '../features/calculators/*/*.tsx',
  '!**/shared/*',
  '!**/*-{section,part}.tsx',
]);

const nameAt = (path: string) => path.replace(/^.*\/|(?:-island)?\.tsx?$/g, '');

/** All of them. */
export const islands: ReadonlyMap<string, IslandEntry> = new Map([
  ...Object.entries(files).map(([path, island]) => [nameAt(path), island] as const),
  ...Object.entries(calculators).map(([path, load]): [string, IslandEntry] => {
    const name = nameAt(path);
    return [name, { load, namespaces: () => ['calculators', name as Namespace] }];
  }),
]);

/** The island of a name; throws when there is none. */
export function islandNamed(name: string): IslandEntry {
  const island = islands.get(name);
  if (!island) {
    throw new Error(
      `No island is called "${name}", so it could never hydrate. Correct the name (known are ${[...islands.keys()].join(', ')}), ` +
        `or add its file: src/features/<folder>/${name}-island.ts, for a calculator src/features/calculators/<folder>/${name}.tsx.`,
    );
  }
  return island;
}
