/** Tells whether something that was made before would still be made alike. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** Fingerprint of all files in these folders of `src`, and of the versions of all packages. */
export function sourceHash(...folders: string[]): string {
  const files = folders.flatMap((folder) => {
    const entries = readdirSync(join(root, 'src', folder), { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  });
  const hash = createHash('sha256');
  for (const file of [...files.toSorted(), join(root, 'package-lock.json')])
    hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
}
