/** Keeps what takes long to make for later builds, as long as it would still be made alike. */
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fingerprintOf } from '../setup/build-stamp.ts';
import { root } from '../setup/project-root.ts';

/** Fingerprint of all files in these folders of `src`, and of the versions of all packages. */
export function sourceHash(...folders: string[]): string {
  return fingerprintOf(root, [...folders.map((folder) => `src/${folder}`), 'package-lock.json']);
}

/**
 * What was made before and kept in this file, or else what is made now; the name of the file tells all that it is made
 * from.
 */
export async function madeOnce(file: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return new Uint8Array(kept);
  const made = await make();
  await mkdir(dirname(file), { recursive: true });
  // In one step, because builds of other copies may be looking for it.
  const written = `${file}-${randomUUID()}`;
  await writeFile(written, made);
  await rename(written, file);
  return made;
}
