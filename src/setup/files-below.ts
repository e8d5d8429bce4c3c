import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Paths of all files in a folder and its sub-folders, in one order; a file is its own, and what is missing has none.
 */
export function filesBelow(path: string): string[] {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found ? [path] : [];
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map((entry) => join(entry.parentPath, entry.name)).toSorted();
}
