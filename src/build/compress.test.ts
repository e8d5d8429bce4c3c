import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressFolder } from './compress.ts';

const folder = mkdtempSync(join(tmpdir(), 'compress-'));
const page = '<p>વીમો અને પાસપોર્ટ</p>'.repeat(50);
beforeAll(async () => {
  mkdirSync(join(folder, 'gu'));
  writeFileSync(join(folder, 'gu/about.html'), page);
  writeFileSync(join(folder, 'tiny.txt'), 'ok');
  writeFileSync(join(folder, 'card.jpg'), 'picture '.repeat(50));
  await compressFolder(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['.br', brotliDecompressSync],
  ['.gz', gunzipSync],
])('the %s file beside a page holds the same page', (suffix, decompress) => {
  expect(decompress(readFileSync(join(folder, `gu/about.html${suffix}`))).toString()).toBe(page);
});

test('the page itself stays', () => {
  expect(readFileSync(join(folder, 'gu/about.html'), 'utf8')).toBe(page);
});

test.each(['tiny.txt.br', 'tiny.txt.gz'])('%s is written, although it is larger', (file) => {
  expect(existsSync(join(folder, file))).toBe(true);
});

test.each(['card.jpg.br', 'card.jpg.gz'])('%s is not written, because pictures are compressed already', (file) => {
  expect(existsSync(join(folder, file))).toBe(false);
});
