/** Copies of the project that tests may change, build and spoil. */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { onTestFinished } from 'vitest';

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

/** The folder of a copy that goes when the test ends. */
export function copyProjectForTest(): string {
  const { folder, remove } = copyProject();
  onTestFinished(remove);
  return folder;
}

/** Rewrites a text file; the change must find something to change. */
export function changeFile(file: string, change: (text: string) => string): void {
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`${file} does not hold what the test wants to change.`);
  writeFileSync(file, after);
}

/** The text of a file, or undefined where there is none. */
export function fileText(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
