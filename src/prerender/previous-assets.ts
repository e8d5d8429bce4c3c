/** Keeps the hashed files of the version before, so that tabs which are still open on it go on working. */
import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { assetsFolder } from './assets.ts';

/** Hidden, so that no server hands it out. */
export const assetsRecord = '.assets.json';

interface AssetsRecord {
  /** Files of this version. */
  own: string[];
  /** Files of the version before that this one no longer has. */
  kept: string[];
}

function recordOf(directory: string): AssetsRecord {
  const file = join(directory, assetsRecord);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { own: [], kept: [] };
}

/**
 * Copies the assets of the build in `previous` into the finished one in `next`, where it has others. They stay for one
 * version: those of the version before are left behind, unless `previous` is the same version built once more.
 */
export function keepPreviousAssets(previous: string, next: string): void {
  const before = recordOf(previous);
  const own = readdirSync(join(next, assetsFolder)).toSorted();
  const isSameVersion = before.own.join() === own.join();
  const kept = isSameVersion ? before.kept : before.own.filter((file) => !own.includes(file));
  for (const file of kept) copyFileSync(join(previous, assetsFolder, file), join(next, assetsFolder, file));
  writeFileSync(join(next, assetsRecord), JSON.stringify({ own, kept } satisfies AssetsRecord));
}
