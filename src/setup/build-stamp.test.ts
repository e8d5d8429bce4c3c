import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../test/temporary-folder.ts';
import { isCurrent, stampFile, stampOf } from './build-stamp.ts';

const settings = { VITE_SITE_URL: 'https://one.in' };
const write = (root: string, name: string, text: string) => writeFileSync(join(root, name), text);

test.each<[string, boolean, (root: string) => void]>([
  ['a source saved without a change', true, (root) => write(root, 'src/home.tsx', 'home')],
  ['a changed test', true, (root) => write(root, 'src/home.test.tsx', '')],
  ['a changed word', false, (root) => write(root, 'src/home.tsx', 'house')],
  ['a removed file', false, (root) => rmSync(join(root, 'src/home.tsx'))],
  ['a missing build', false, (root) => rmSync(join(root, 'dist'), { recursive: true })],
])('after %s it is %s that the build is current', (_, current, change) => {
  const root = temporaryFolder();
  for (const folder of ['src', 'dist']) mkdirSync(join(root, folder));
  write(root, 'src/home.tsx', 'home');
  write(root, join('dist', stampFile), stampOf(root, settings));
  change(root);
  expect(isCurrent(join(root, 'dist'), root, settings)).toBe(current);
  expect(isCurrent(join(root, 'dist'), root, { VITE_FORM_ENDPOINT: 'https://forms.example/a' })).toBe(false);
});
