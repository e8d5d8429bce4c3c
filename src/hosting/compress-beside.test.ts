import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { brotliDecompressSync } from 'node:zlib';
import { temporaryFolder } from '../test/temporary-folder.ts';
import { compressFolder } from './compress-beside.ts';

test('beside every text, however small, stands the same compressed, but not beside pictures', () => {
  const folder = temporaryFolder();
  for (const name of ['tiny.txt', 'card.jpg']) writeFileSync(join(folder, name), 'ok');
  compressFolder(folder);
  expect(readdirSync(folder).toSorted()).toEqual(['card.jpg', 'tiny.txt', 'tiny.txt.br']);
  expect(brotliDecompressSync(readFileSync(join(folder, 'tiny.txt.br'))).toString()).toBe('ok');
});
