import { describe, expect, test } from 'vitest';
import { breakpoints } from '../theme/breakpoints.ts';
import { builtPages, siteFiles } from '../test/built-site.ts';
import { integrityOf } from './assets.ts';

describe.each(builtPages)('$address', (page) => {
  test('loads nothing from another host by itself', () => {
    const links = ['stylesheet', 'preload', 'icon', 'manifest', 'preconnect', 'dns-prefetch'].map(
      (rel) => `link[rel="${rel}"]`,
    );
    const loaded = page.document.querySelectorAll(`[src], ${links.join()}`);
    const addresses = loaded.map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '');
    expect(addresses.filter((address) => !/^\/[^/]/.test(address))).toEqual([]);
  });

  test('lets no font compete on a phone with the styles that its first picture waits for', () => {
    const media = page.document.querySelectorAll('link[as="font"]').map((link) => link.getAttribute('media'));
    expect(media).toEqual([`(min-width: ${breakpoints.md})`]);
  });

  test('names a style sheet for the screen, one for paper and one script, with the hashes of what is served', () => {
    const files = page.document
      .querySelectorAll('script[src], link[rel="stylesheet"], link[rel="modulepreload"]')
      .map((file) => ({
        address: file.getAttribute('src') ?? file.getAttribute('href') ?? '',
        integrity: file.getAttribute('integrity'),
      }));
    expect(files.map(({ address }) => address.replace(/.*\./, ''))).toEqual(['css', 'css', 'js']);
    expect(files.map(({ integrity }) => integrity)).toEqual(
      files.map(({ address }) => integrityOf(siteFiles.get(address)?.content ?? '')),
    );
  });
});
