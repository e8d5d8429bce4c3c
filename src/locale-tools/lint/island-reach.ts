/** Which locale files the words of an island may quote: those that its `<name>-island.ts` names, by the name of the island and of its own file. */
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { IslandEntry } from '../../islands/island-entry.ts';

const folder = join(import.meta.dirname, '../../islands');
const entries = globSync('**/*-island.ts', { cwd: folder }).map(async (file) => {
  const { island }: { island: IslandEntry } = await import(pathToFileURL(join(folder, file)).href);
  const name = basename(file, '-island.ts');
  return [
    name,
    ['common', 'figures', name, ...(typeof island.namespaces === 'function' ? [] : island.namespaces)],
  ] as const;
});

export const islandReach: ReadonlyMap<string, readonly string[]> = new Map(await Promise.all(entries));
