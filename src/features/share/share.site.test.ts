import { expect, test } from 'vitest';
import { services } from '../../office/services.ts';
import { builtPages, valueOf } from '../../test/built-site.ts';

/** Which pages hand on what: services themselves, and lists at their fragment. */
const shared: Record<string, string[]> = {
  ...Object.fromEntries(services.map(({ id }) => [id, ['']])),
  claims: ['#documents'],
};

test.each(builtPages)(
  '$address is handed on where it is a service or holds a list, at addresses that are there',
  (page) => {
    const { document } = page;
    const hashes = shared[page.page] ?? [];
    const links = document.querySelectorAll('[data-share] a').map((link) => new URL(link.getAttribute('href') ?? ''));
    const canonical = valueOf(page, 'link[rel="canonical"]', 'href');
    expect(document.querySelectorAll('[data-share]').map((part) => part.getAttribute('data-share'))).toEqual(hashes);
    expect(links.map(({ searchParams }) => searchParams.get('text')?.split('\n')[1])).toEqual(
      hashes.map((hash) => `${canonical}${hash}`),
    );
    expect(hashes.filter((hash) => hash && !document.querySelector(hash))).toEqual([]);
  },
);
