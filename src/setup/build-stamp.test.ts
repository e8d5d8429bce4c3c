import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { temporaryFolder, writeFiles } from '../test/temporary-folder.ts';
import { isCurrent, stampFile, stampOf } from './build-stamp.ts';

afterEach(() => vi.useRealTimers());

const settings = { VITE_SITE_URL: 'https://one.in' };

test.each<[string, boolean, (root: string) => void]>([
  ['a source saved without a change', true, (root) => writeFiles(root, { 'src/home.tsx': 'home' })],
  ['a changed test', true, (root) => writeFiles(root, { 'src/home.test.tsx': '' })],
  ['a changed word', false, (root) => writeFiles(root, { 'src/home.tsx': 'house' })],
  ['a removed file', false, (root) => rmSync(join(root, 'src/home.tsx'))],
  ['days', false, () => vi.setSystemTime('2199-01-01')],
  ['a missing build', false, (root) => rmSync(join(root, 'dist'), { recursive: true })],
])('after %s it is %s that the build is current', (_, current, change) => {
  const root = temporaryFolder({ 'src/home.tsx': 'home' });
  writeFiles(root, { [`dist/${stampFile}`]: stampOf(root, settings) });
  change(root);
  expect(isCurrent(join(root, 'dist'), root, settings)).toBe(current);
  expect(isCurrent(join(root, 'dist'), root, { VITE_FORM_ENDPOINT: 'https://forms.example/a' })).toBe(false);
});
