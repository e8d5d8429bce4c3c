import { expect, test } from 'vitest';
import { builtPages, valueOf } from '../test/built-site.ts';

/** Which pages hand on what: services themselves, and lists at their fragment. */
const shared: Record<string, string[]> = {
  health: [''],
  life: [''],
  vehicle: [''],
  travel: [''],
  'passport-new': ['#documents', ''],
  'passport-renew': ['#documents', ''],
  claims: ['#documents'],
};

test.each(builtPages)('$address can be shared where it is a service or holds a list', ({ page, document }) => {
  const parts = document.querySelectorAll('[data-share]').map((part) => part.getAttribute('data-share'));
  expect(parts).toEqual(shared[page] ?? []);
});

test.each(builtPages.filter(({ page }) => page in shared))('what is shared of $address is found at the address that is sent', (page) => {
  const addresses = page.document.querySelectorAll('[data-share] a').map((link) => new URL(link.getAttribute('href') ?? ''));
  const sent = addresses.map(({ searchParams }) => searchParams.get('text')?.split('\n')[1]);
  expect(sent).toEqual((shared[page.page] ?? []).map((hash) => `${valueOf(page, 'link[rel="canonical"]', 'href')}${hash}`));
});

test.each(builtPages.filter(({ page }) => page in shared))('the fragment that is shared of $address is there', ({ document, page }) => {
  const missing = (shared[page] ?? []).filter((hash) => hash && !document.querySelector(hash));
  expect(missing).toEqual([]);
});
