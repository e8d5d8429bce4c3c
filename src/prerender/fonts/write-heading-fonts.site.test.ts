import { readdirSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languageCodes, languages } from '../../i18n/languages.ts';

const folder = 'dist/assets';

test.each(languageCodes)('the heading font of a page in %s weighs at most 24 KB with its Latin part', (language) => {
  const face = languages[language].headingFont.split('/').at(-1) ?? '';
  const files = readdirSync(folder).filter((file) => file.startsWith(`${face}-`) && file.endsWith('.woff2'));
  const bytes = files.reduce((sum, file) => sum + statSync(`${folder}/${file}`).size, 0);
  expect(files).not.toEqual([]);
  expect(bytes).toBeLessThanOrEqual(24 * 1024);
});
