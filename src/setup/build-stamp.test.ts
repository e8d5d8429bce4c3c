import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../test/temporary-folder.ts';
import { isCurrent, stampFile, stampOf } from './build-stamp.ts';

let root: string;
let dist: string;
const settings = { VITE_SITE_URL: 'https://one.in' };

beforeEach(() => {
  root = temporaryFolder();
  dist = join(root, 'dist');
  for (const folder of [dist, join(root, 'src/pages'), join(root, 'locales/gu')])
    mkdirSync(folder, { recursive: true });
  writeFileSync(join(root, 'src/pages/home.tsx'), 'home');
  writeFileSync(join(root, 'locales/gu/home.json'), '{}');
  writeFileSync(join(dist, stampFile), stampOf(root, settings));
});

test('a build of the same sources and settings is current, also where a source was saved without a change', () => {
  writeFileSync(join(root, 'src/pages/home.tsx'), 'home');
  expect(isCurrent(dist, root, settings)).toBe(true);
  expect(isCurrent(dist, root, { VITE_FORM_ENDPOINT: 'https://forms.example/a' })).toBe(false);
});

test.each([
  ['a changed word', () => writeFileSync(join(root, 'locales/gu/home.json'), '{"a":1}')],
  ['a new file', () => writeFileSync(join(root, 'index.html'), '')],
  ['a removed file', () => rmSync(join(root, 'locales/gu/home.json'))],
  ['a missing build', () => rmSync(dist, { recursive: true })],
])('%s asks for a build', (_, change) => {
  change();
  expect(isCurrent(dist, root, settings)).toBe(false);
});
