import { describe, expect, test } from 'vitest';
import { listedPages, only, siteFiles, valueOf } from '../test/built-site.ts';

const sitemap = siteFiles.get('/sitemap.xml')?.content.toString() ?? '';
const dates = new Map(
  [...sitemap.matchAll(/<loc>(.*?)<\/loc>\n<lastmod>(.*?)<\/lastmod>/g)].map(([, url = '', date = '']) => [url, date]),
);

describe.each(listedPages)('$address', (page) => {
  const url = valueOf(page, 'link[rel="canonical"]', 'href') ?? '';
  const footer = only(page.document, 'footer');

  test('shows the day of its last change in words, the same as in sitemap.xml', () => {
    const date = dates.get(url);
    const time = footer.querySelector('time');
    expect(time?.getAttribute('datetime')).toBe(date);
    expect(time?.text).toEqual(date && expect.stringContaining(date.slice(0, 4)));
  });
});
