import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { builtSite, listedPages, only, valueOf } from '../../test/built-site.ts';

const sitemap = parse(readFileSync(join(builtSite, 'sitemap.xml'), 'utf8'));
const robots = readFileSync(join(builtSite, 'robots.txt'), 'utf8');
const entries = sitemap.querySelectorAll('url');
const locationOf = (entry: (typeof entries)[number]) => entry.querySelector('loc')?.text ?? '';

test('sitemap.xml lists every page that search engines may list', () => {
  const wanted = listedPages.map((page) => valueOf(page, 'link[rel="canonical"]', 'href'));
  expect(entries.map(locationOf).toSorted()).toEqual(wanted.toSorted());
});

test('sitemap.xml and pages tell of the history of their sources, and not where there is none', () => {
  const times = listedPages.map(({ document }) => only(document, 'footer').querySelector('time'));
  const days = entries.map((entry) => entry.querySelector('lastmod')?.text);
  days.push(...times.map((time) => time?.getAttribute('datetime')));
  const hasHistory = existsSync(join(builtSite, '../.git'));
  expect(new Set(days)).toEqual(new Set([hasHistory ? '2026-11-01' : undefined]));
  expect(times.filter((time) => time && !time.text.endsWith(' 2026'))).toEqual([]);
});

test('robots.txt lets everything be read and names the sitemap with its origin', () => {
  const { origin } = new URL(locationOf(entries[0] ?? sitemap));
  expect(robots).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`);
});
