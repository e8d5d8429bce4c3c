import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressFolder } from './compress.ts';

test.each([
  ['.br', brotliDecompressSync],
  ['.gz', gunzipSync],
])('beside every text, however small, stands the same as %s, but not beside pictures', async (suffix, decompress) => {
  const folder = mkdtempSync(join(tmpdir(), 'compress-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const texts = { 'about.html': '<p>વીમો અને પાસપોર્ટ</p>'.repeat(50), 'tiny.txt': 'ok' };
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, name), text);
  writeFileSync(join(folder, 'card.jpg'), 'picture '.repeat(50));
  await compressFolder(folder);
  for (const [name, text] of Object.entries(texts)) {
    expect(decompress(readFileSync(join(folder, name + suffix))).toString()).toBe(text);
    expect(readFileSync(join(folder, name), 'utf8')).toBe(text);
  }
  expect(existsSync(join(folder, `card.jpg${suffix}`))).toBe(false);
});
