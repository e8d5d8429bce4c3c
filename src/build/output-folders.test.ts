import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { outputFolders, prepareFolders, publish } from './output-folders.ts';

/** A project folder with a previous build. */
function project() {
  const root = mkdtempSync(join(tmpdir(), 'project-'));
  const folders = outputFolders(root);
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(folders.output);
  writeFileSync(join(folders.output, 'index.html'), 'previous');
  return { root, ...folders };
}

const shown = (output: string) => readFileSync(join(output, 'index.html'), 'utf8');

test.each([true, false])('a finished build is shown, with nothing beside it; previous build: %s', (hasPrevious) => {
  const { root, ...folders } = project();
  if (!hasPrevious) rmSync(folders.output, { recursive: true });
  prepareFolders(folders);
  writeFileSync(join(folders.workplace, 'index.html'), 'new');
  publish(folders);
  expect([shown(folders.output), readdirSync(root)]).toEqual(['new', ['dist']]);
});

test('what an ended build left behind is cleared away', () => {
  const folders = project();
  mkdirSync(folders.workplace);
  writeFileSync(join(folders.workplace, 'left.html'), '');
  prepareFolders(folders);
  expect(readdirSync(folders.workplace)).toEqual([]);
});

test('where the new build cannot be moved, the previous one comes back', () => {
  const folders = project();
  expect(() => publish(folders)).toThrow(
    /dist cannot be replaced \(.+\), so nothing was built and the previous build stands/,
  );
  expect(shown(folders.output)).toBe('previous');
});
