import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { missingScripts } from './fonts.mjs';

const folder = mkdtempSync(join(tmpdir(), 'fonts-'));
mkdirSync(join(folder, 'truetype/noto'), { recursive: true });
writeFileSync(join(folder, 'truetype/noto/NotoSansGujarati-Regular.ttf'), '');
afterAll(() => rmSync(folder, { recursive: true }));

const unknown = () => false;

test('a script whose font fontconfig knows is not missing', () => {
  expect(missingScripts([], (language) => language === 'hi')).toEqual(['Gujarati']);
});

test('a script whose font lies in a font folder is not missing', () => {
  expect(missingScripts([folder], unknown)).toEqual(['Devanagari']);
});

test('a machine without fonts misses both scripts', () => {
  expect(missingScripts([join(folder, 'absent')], unknown)).toEqual(['Gujarati', 'Devanagari']);
});
