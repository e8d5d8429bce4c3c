import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { scriptRows } from '../i18n/scripts.ts';
import { missingFonts } from './browser.ts';

const bodyFonts = scriptRows.flatMap(([, { bodyFont }]) => bodyFont ?? []);

const folder = mkdtempSync(join(tmpdir(), 'fonts-'));
mkdirSync(join(folder, 'truetype/noto'), { recursive: true });
writeFileSync(join(folder, 'truetype/noto/NotoSansGujarati-Regular.ttf'), '');
afterAll(() => rmSync(folder, { recursive: true }));

test('a font that lies in a folder of fonts is not missing', () => {
  expect(missingFonts([folder])).toEqual(bodyFonts.filter((font) => font !== 'Noto Sans Gujarati'));
});

test('a machine without fonts misses all of them', () => {
  expect(missingFonts([join(folder, 'absent')])).toEqual(bodyFonts);
});
