/** Copies of the project that tests may spoil. */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { onTestFinished } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

const sources = ['src', 'locales', 'public', 'index.html', 'package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'];

/** A copy of the sources in a temporary folder, with the packages of this project; it goes when the test ends. */
export function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'project-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const source of sources) cpSync(join(root, source), join(folder, source), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** What runs a script of package.json as `npm run` does, but never the installation before it, which would reach the packages of this project. */
export const npmRun = ['npm', 'run', '--silent', '--ignore-scripts'] as const;

/** Rewrites a text file; the change must find something to change. */
export function changeFile(file: string, change: (text: string) => string): void {
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`${file} does not hold what the test wants to change.`);
  writeFileSync(file, after);
}

/** The text of a file, or undefined where there is none. */
export function textOf(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
