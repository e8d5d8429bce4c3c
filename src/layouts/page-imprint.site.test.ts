import { describe, expect, test } from 'vitest';
import { languages } from '../i18n/languages.ts';
import { listedPages, only, siteFiles, valueOf } from '../test/built-site.ts';

const sitemap = siteFiles.get('/sitemap.xml')?.content.toString() ?? '';
const dates = new Map([...sitemap.matchAll(/<loc>(.*?)<\/loc>\n<lastmod>(.*?)<\/lastmod>/g)].map(([, url = '', date = '']) => [url, date]));

describe.each(listedPages)('$address', (page) => {
  const url = valueOf(page, 'link[rel="canonical"]', 'href') ?? '';
  const footer = only(page.document, 'footer');

  test('carries its address to paper and into saved copies', () => {
    expect(footer.text).toContain(url);
  });

  test('carries the day of its last change, the same as in sitemap.xml', () => {
    expect(footer.querySelector('time')?.getAttribute('datetime')).toBe(dates.get(url));
  });

  test('shows that day in words', () => {
    const date = dates.get(url);
    const year = date && new Intl.DateTimeFormat(languages[page.language].tag, { year: 'numeric', numberingSystem: 'latn' }).format(new Date(date));
    expect(footer.querySelector('time')?.text).toEqual(year && expect.stringContaining(year));
  });

  test('leaves neither out in print', () => {
    const line = footer.querySelectorAll('p').find(({ text }) => text.includes(url));
    expect(line?.closest('[data-print="no"]')).toBeNull();
  });
});
