import { expect, test } from 'vitest';
import { builtPages, siteFiles } from '../test/built-site.ts';
import { weightOf } from '../test/own-code.ts';

const kilobyte = 1024;

test.each(builtPages)('$address is at most 14.5 KB of HTML', ({ address }) => {
  expect(weightOf(address)).toBeLessThanOrEqual(14.5 * kilobyte);
});

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
