import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { builtSite, listedPages, valueOf, type BuiltPage } from '../../test/built-site.ts';
import { commitDates } from './page-dates.ts';

const sitemap = parse(readFileSync(join(builtSite, 'sitemap.xml'), 'utf8'));
const robots = readFileSync(join(builtSite, 'robots.txt'), 'utf8');
const entries = sitemap.querySelectorAll('url');
const locationOf = (entry: (typeof entries)[number]) => entry.querySelector('loc')?.text ?? '';

test('sitemap.xml lists every page that search engines may list, once', () => {
  const canonical = listedPages.map((page) => valueOf(page, 'link[rel="canonical"]', 'href'));
  expect(entries.map(locationOf).toSorted()).toEqual(canonical.toSorted());
});

describe.each(entries.map((entry) => ({ location: locationOf(entry), entry })))('sitemap.xml, $location', ({ location, entry }) => {
  test('names the same languages as the head of the page', () => {
    const page = listedPages.find((listed) => valueOf(listed, 'link[rel="canonical"]', 'href') === location);
    const pairs = (links: typeof entries) => links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]);
    expect(pairs(entry.querySelectorAll('*').filter(({ rawTagName }) => rawTagName === 'xhtml:link'))).toEqual(
      pairs(page?.document.querySelectorAll('link[rel="alternate"][hreflang]') ?? []),
    );
  });
});

test('sitemap.xml dates each page by the history of its sources', () => {
  const dates = commitDates(resolve(builtSite, '..'));
  // Of all that a page is made from, these two are always among it.
  const sourcesOf = ({ page, language }: BuiltPage) => [`src/pages/${page}-page.tsx`, `locales/${language}/${page}.json`];
  const oldest = listedPages.map((page) => sourcesOf(page).map((file) => dates.get(file) ?? '').toSorted().at(-1));
  const byLocation = new Map(entries.map((entry) => [locationOf(entry), entry.querySelector('lastmod')?.text]));
  const dated = listedPages.map((page) => byLocation.get(valueOf(page, 'link[rel="canonical"]', 'href') ?? ''));
  expect(dated.filter((date, position) => date !== undefined && date < (oldest[position] ?? ''))).toEqual([]);
});

test('robots.txt lets everything be read and names the sitemap with its origin', () => {
  const { origin } = new URL(locationOf(entries[0] ?? sitemap));
  expect(robots).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`);
});
