import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { builtSite, listedPages, valueOf, type BuiltPage } from '../../test/built-site.ts';
import { commitDates } from './page-dates.ts';

const sitemap = parse(readFileSync(join(builtSite, 'sitemap.xml'), 'utf8'));
const robots = readFileSync(join(builtSite, 'robots.txt'), 'utf8');
const entries = sitemap.querySelectorAll('url');
const locationOf = (entry: (typeof entries)[number]) => entry.querySelector('loc')?.text ?? '';

const pairs = (links: typeof entries) =>
  links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]);

test('sitemap.xml lists every page that search engines may list, with the languages that its head names', () => {
  const listed = entries.map((entry) => [
    locationOf(entry),
    pairs(entry.querySelectorAll('*').filter(({ rawTagName }) => rawTagName === 'xhtml:link')),
  ]);
  const wanted = listedPages.map((page) => [
    valueOf(page, 'link[rel="canonical"]', 'href'),
    pairs(page.document.querySelectorAll('link[rel="alternate"][hreflang]')),
  ]);
  expect(listed.toSorted()).toEqual(wanted.toSorted());
});

test('sitemap.xml dates each page by the history of its sources', () => {
  const dates = commitDates(resolve(builtSite, '..'));
  // Of all that a page is made from, these two are always among it.
  const oldestOf = ({ page, language }: BuiltPage) =>
    [`src/pages/${page}-page.tsx`, `locales/${language}/${page}.json`]
      .map((file) => dates.get(file) ?? '')
      .toSorted()[1] ?? '';
  const lastmods = new Map(entries.map((entry) => [locationOf(entry), entry.querySelector('lastmod')?.text]));
  const tooOld = listedPages.filter((page) => {
    const date = lastmods.get(valueOf(page, 'link[rel="canonical"]', 'href') ?? '');
    return date !== undefined && date < oldestOf(page);
  });
  expect(tooOld.map(({ address }) => address)).toEqual([]);
});

test('robots.txt lets everything be read and names the sitemap with its origin', () => {
  const { origin } = new URL(locationOf(entries[0] ?? sitemap));
  expect(robots).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`);
});
