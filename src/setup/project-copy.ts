/** Copies of the project that may be changed and built without touching it. */
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

const sources = ['src', 'locales', 'public', 'index.html', 'package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'];

/** What earlier builds have made and a build of the copy need not make again. */
const caches = ['.cache/heading-font', '.cache/share-cards'];

export interface ProjectClone {
  folder: string;
  remove(): void;
}

/** A copy of the sources in a temporary folder, with the packages of this project. */
export function copyProject(): ProjectClone {
  const folder = mkdtempSync(join(tmpdir(), 'project-'));
  const present = [...sources, ...caches].filter((path) => existsSync(join(root, path)));
  for (const path of present) cpSync(join(root, path), join(folder, path), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
