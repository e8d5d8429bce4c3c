/** Keeps what takes long to make for later builds, as long as it would still be made alike. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

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

/** What was made before and kept in this file, or else what is made now; the name of the file tells all that it is made from. */
export async function madeOnce(file: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return new Uint8Array(kept);
  const made = await make();
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, made);
  return made;
}
