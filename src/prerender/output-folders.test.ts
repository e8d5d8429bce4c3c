import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../test/temporary-folder.ts';
import { prepareWorkplace, publish } from './output-folders.ts';

/** A project folder with a previous build. */
function project() {
  const root = temporaryFolder();
  const output = join(root, 'dist');
  mkdirSync(output);
  writeFileSync(join(output, 'index.html'), 'previous');
  return { root, output };
}

const shown = (output: string) => readFileSync(join(output, 'index.html'), 'utf8');

test.each([true, false])('a finished build is shown, with nothing beside it; previous build: %s', (hasPrevious) => {
  const { root, output } = project();
  if (!hasPrevious) rmSync(output, { recursive: true });
  const workplace = prepareWorkplace(output);
  writeFileSync(join(workplace, 'index.html'), 'new');
  publish(workplace, output);
  expect([shown(output), readdirSync(root)]).toEqual(['new', ['dist']]);
});

test('what an ended build left behind is cleared away', () => {
  const { output } = project();
  const left = join(prepareWorkplace(output), 'left.html');
  writeFileSync(left, '');
  prepareWorkplace(output);
  expect(existsSync(left)).toBe(false);
});

test('where the new build cannot be moved, the previous one comes back', () => {
  const { output } = project();
  expect(() => publish(`${output}-next`, output)).toThrow(
    /dist cannot be replaced \(.+\), so nothing was built and the previous build stands/,
  );
  expect(shown(output)).toBe('previous');
});
