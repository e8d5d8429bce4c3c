import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { drawings } from './artwork.ts';

test.each([...drawings()])('public/%s is what its rule draws; if not, run npm run artwork', async (path, content) => {
  expect(await readFile(join(import.meta.dirname, '../../public', path), 'utf8')).toBe(content);
});
