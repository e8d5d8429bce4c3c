/** Every row of facts and sources of the site, found by its place: `<feature>-sources.ts` beside the feature. */
import { readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FactSource } from '../i18n/sourced-facts.ts';

export interface DatedFact {
  /** Path below the project's root. */
  file: string;
  row: FactSource;
}

const root = resolve(import.meta.dirname, '../..');

/** All rows with the files that they stand in. @throws {Error} when a file called so has none */
export async function datedFacts(): Promise<DatedFact[]> {
  const paths = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter((path) => /-sources\.tsx?$/.test(path));
  const read = paths.toSorted().map(async (path) => {
    const file = relative(root, join(root, 'src', path)).replaceAll('\\', '/');
    const { sources } = (await import(pathToFileURL(join(root, file)).href)) as { sources?: readonly FactSource[] };
    if (!sources)
      throw new Error(
        `${file} exports no "sources", so nobody would be told when its facts are due. Export its rows under that name, or call the file something else.`,
      );
    return sources.map((row) => ({ file, row }));
  });
  return (await Promise.all(read)).flat();
}
