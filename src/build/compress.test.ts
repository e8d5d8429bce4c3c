import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressFolder } from './compress.ts';

test('beside every text, however small, stands the same compressed, but not beside pictures', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'compress-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const read = (name: string) => readFileSync(join(folder, name));
  for (const name of ['tiny.txt', 'card.jpg']) writeFileSync(join(folder, name), 'ok');
  await compressFolder(folder);
  expect(readdirSync(folder).toSorted()).toEqual(['card.jpg', 'tiny.txt', 'tiny.txt.br', 'tiny.txt.gz']);
  expect([brotliDecompressSync(read('tiny.txt.br')), gunzipSync(read('tiny.txt.gz'))].map(String)).toEqual([
    'ok',
    'ok',
  ]);
});
