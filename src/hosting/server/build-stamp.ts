/** Tells whether a build is still what the sources and the settings would give. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Environment } from '../../office/settings.ts';

/** File in the build that holds the stamp of what it was made from; hidden, so no server hands it out. */
export const stampFile = '.build-stamp';

const sources = ['src', 'locales', 'public', 'index.html', 'vite.config.ts', 'package.json', 'package-lock.json'];

async function filesOf(path: string): Promise<string[]> {
  if (!existsSync(path)) return [];
  if ((await stat(path)).isFile()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)).toSorted();
}

/** Fingerprint of everything that a build depends on: the content of the sources below `root`, and the settings. */
export async function stampOf(root: string, environment: Environment): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(environment));
  for (const source of sources) {
    for (const file of await filesOf(join(root, source))) {
      hash.update(`\0${file.slice(root.length)}\0`).update(await readFile(file));
    }
  }
  return hash.digest('hex');
}

/** True when the build in `directory` was made from these sources and settings. */
export async function isCurrent(directory: string, root: string, environment: Environment): Promise<boolean> {
  const file = join(directory, stampFile);
  return existsSync(file) && (await readFile(file, 'utf8')) === (await stampOf(root, environment));
}
