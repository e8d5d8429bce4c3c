import { describe, expect, test } from 'vitest';
import { breakpoints } from '../theme/breakpoints.ts';
import { builtPages, siteFiles } from '../test/built-site.ts';
import { weightOf } from '../test/own-code.ts';

const kilobyte = 1024;

describe.each(builtPages)('$address', (page) => {
  test('is at most 12 KB of HTML', () => {
    expect(weightOf(page.address)).toBeLessThanOrEqual(12 * kilobyte);
  });

  test('loads nothing from another host by itself', () => {
    const links = ['stylesheet', 'preload', 'icon', 'manifest', 'preconnect', 'dns-prefetch'].map((rel) => `link[rel="${rel}"]`);
    const loaded = page.document.querySelectorAll(`[src], ${links.join()}`);
    const addresses = loaded.map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '');
    expect(addresses.filter((address) => !/^\/[^/]/.test(address))).toEqual([]);
  });

  test('lets no font compete on a phone with the styles that its first picture waits for', () => {
    const media = page.document.querySelectorAll('link[as="font"]').map((link) => link.getAttribute('media'));
    expect(media).toEqual([`(min-width: ${breakpoints.md})`]);
  });

  test('takes its styles from one file', () => {
    expect(page.document.querySelectorAll('link[rel="stylesheet"]')).toHaveLength(1);
  });
});

test('all styles of the site are at most 12 KB', () => {
  const sheets = [...siteFiles.keys()].filter((address) => address.endsWith('.css'));
  expect(sheets).not.toEqual([]);
  expect(sheets.map(weightOf).reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(12 * kilobyte);
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

test('no style sheet names another host', () => {
  const sheets = [...siteFiles].filter(([address]) => address.endsWith('.css')).map(([, { content }]) => content.toString());
  expect(sheets).not.toEqual([]);
  expect(sheets.flatMap((sheet) => [...sheet.matchAll(/url\((?!"?\/[^/])[^)]*\)/g)].map(String))).toEqual([]);
});
