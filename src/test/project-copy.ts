/** Copies of the project that tests may spoil. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { onTestFinished } from 'vitest';
import { copyProject } from '../setup/project-copy.ts';

/** The folder of a copy that goes when the test ends. */
export function copyProjectForTest(): string {
  const { folder, remove } = copyProject();
  onTestFinished(remove);
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
export function fileText(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
