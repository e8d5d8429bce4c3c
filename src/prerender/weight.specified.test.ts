import { expect, test } from 'vitest';
import { builtPages, siteFiles } from '../test/built-site.ts';
import type { PageId } from '../site/pages.ts';
import { weightOf } from '../test/weight-of.ts';

const kilobyte = 1024;

/** Pages that choose an insurance, show prices or tell about the office may weigh more. */
const heavier: readonly PageId[] = ['home', 'insurance', 'health', 'life', 'vehicle', 'travel', 'about'];

test.each(builtPages.map(({ page, address }) => ({ address, most: heavier.includes(page) ? 14.5 : 13.5 })))(
  '$address is at most $most KB of HTML',
  ({ address, most }) => {
    expect(weightOf(address)).toBeLessThanOrEqual(most * kilobyte);
  },
);

test('all styles of the site are at most 15.5 KB', () => {
  const sheets = [...siteFiles.keys()].filter((address) => address.endsWith('.css'));
  expect(sheets).not.toEqual([]);
  expect(sheets.map(weightOf).reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(15.5 * kilobyte);
});

test('every illustration is at most 30 KB', () => {
  const illustrations = [...siteFiles.keys()].filter((address) => address.startsWith('/illustrations/'));
  expect(illustrations).not.toEqual([]);
  expect(illustrations.filter((address) => weightOf(address) > 30 * kilobyte)).toEqual([]);
});

test('every illustration of a first screen is at most 12 KB', () => {
  const images = builtPages.flatMap(({ document }) => document.querySelectorAll('main img[fetchpriority="high"]'));
  const first = images.map((image) => image.getAttribute('src') ?? '');
  expect(first).not.toEqual([]);
  expect([...new Set(first)].filter((address) => weightOf(address) > 12 * kilobyte)).toEqual([]);
});
