/** Writes files under names that carry a hash of their content, so that they may be cached for ever. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LinkedFile } from './render/document.ts';

/** Folder of hashed files below the site's root. */
export const assetsFolder = 'assets';

/** Value of an `integrity` attribute. */
export function integrityOf(content: string | Uint8Array): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/** Writes `assets/<name>-<hash>.<ending>` below a folder. */
export function writeHashed(folder: string, name: string, ending: string, content: string | Uint8Array): LinkedFile {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  const file = `${assetsFolder}/${name}-${hash}.${ending}`;
  writeFileSync(join(folder, file), content);
  return linkedFile(folder, file);
}

/** Describes a file that is already there. */
export function linkedFile(folder: string, file: string): LinkedFile {
  return { href: `/${file}`, integrity: integrityOf(readFileSync(join(folder, file))) };
}
