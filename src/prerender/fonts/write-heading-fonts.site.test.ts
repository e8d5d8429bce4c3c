import { expect, test } from 'vitest';
import { languageCodes } from '../../i18n/languages.ts';
import { builtPages, siteFiles, valueOf } from '../../test/built-site.ts';

test.each(languageCodes)('the heading font of all pages in %s is one file of at most 24 KB', (language) => {
  const pages = builtPages.filter((page) => page.language === language);
  const fonts = pages.map((page) => valueOf(page, 'link[as="font"]', 'href') ?? '');
  expect(new Set(fonts).size).toBe(1);
  expect(siteFiles.get(fonts[0] ?? '')?.content.length).toBeLessThanOrEqual(24 * 1024);
});
