/** Copies of the project that tests may change, build and spoil. */
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { applyEdits, modify } from 'jsonc-parser';
import { onTestFinished } from 'vitest';
import { root } from '../setup/project-root.ts';

const sources = [
  'src',
  'locales',
  'public',
  'index.html',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
];

/** What builds have made and no other need make again: shared, because the names of the files tell all that they are made from. */
const caches = ['.cache/heading-font', '.cache/share-cards'];

/** What a fresh clone has of the owner, for every test that asks for no other office; laid over what the owner of this checkout has written. */
const sampledOffice = join(import.meta.dirname, 'offices/sampled');

/** What a build does not read, so that no copy is another for it, and pictures of the owner's. */
const isLeftOut = (path: string) => /\/src\/test$|\.test\.tsx?$|\/src\/office\/(?:logos|photographs)\/[^.]/.test(path);

/** A copy of the sources without their tests and with the sampled office, in a new folder, with the packages of this project. */
export function copyProject(parent: string = tmpdir()) {
  const folder = mkdtempSync(join(parent, 'project-'));
  for (const path of sources.filter((each) => existsSync(join(root, each))))
    cpSync(join(root, path), join(folder, path), { recursive: true, filter: (source) => !isLeftOut(source) });
  cpSync(sampledOffice, folder, { recursive: true });
  mkdirSync(join(folder, '.cache'));
  for (const cache of caches) mkdirSync(join(root, cache), { recursive: true });
  for (const path of ['node_modules', ...caches]) symlinkSync(join(root, path), join(folder, path));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** The folder of a copy that goes when the test ends. */
export function copyProjectForTest(): string {
  const { folder, remove } = copyProject();
  onTestFinished(remove);
  return folder;
}

/** @throws {Error} with what the build says, where it stops */
export async function buildCopy(folder: string, ...options: string[]): Promise<void> {
  const command = [process.execPath, ['src/prerender/build.ts', ...options]] as const;
  await promisify(execFile)(...command, { cwd: folder }).catch(({ stdout, stderr }) => {
    throw new Error(`${stdout}${stderr}`);
  });
}

/** Rewrites a text file; the change must find something to change. */
export function changeFile(file: string, change: (text: string) => string): void {
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`${file} does not hold what the test wants to change.`);
  writeFileSync(file, after);
}

/** The text of a JSON file with a value put at a key such as `items.0.figure`, whatever it was. */
export function withValueAt(text: string, key: string, value: unknown): string {
  const path = key.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  return applyEdits(text, modify(text, path, value, {}));
}

export function setInJson(file: string, key: string, value: unknown): void {
  writeFileSync(file, withValueAt(readFileSync(file, 'utf8'), key, value));
}

/** The text of a file, or undefined where there is none. */
export function fileText(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
