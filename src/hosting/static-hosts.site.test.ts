import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtSite } from '../test/built-site.ts';
import { headerExceptions } from './headers.ts';

const textOf = (name: string) => readFileSync(join(builtSite, name), 'utf8');
const headers = textOf('_headers');

/** The lines below each address. */
const linesAt = new Map(
  headers.split(/\n(?=\/)/).map((rule) => {
    const [address = '', ...lines] = rule.trimEnd().split('\n');
    return [address, lines];
  }),
);

// Cloudflare joins a header that is set twice, unless it is detached before.
test.each(headerExceptions)(
  'below $prefix a header is replaced, not joined to the common one',
  ({ prefix, headers: own }) => {
    const replaced = Object.entries(own);
    expect(linesAt.get(`${prefix}*`)).toEqual([
      ...replaced.map(([name]) => `  ! ${name}`),
      ...replaced.map(([name, value]) => `  ${name}: ${value}`),
    ]);
  },
);

test('unknown addresses of a language lead to its own not-found page', () => {
  expect(textOf('_redirects')).toBe('/gu/* /gu/404.html 404\n/hi/* /hi/404.html 404\n');
});

// https://developers.cloudflare.com/pages/configuration/headers/: a longer line would be cut, and the policy broken.
test('there are no more rules and no longer lines than Cloudflare reads', () => {
  expect(linesAt.size).toBeLessThanOrEqual(100);
  expect(Math.max(...headers.split('\n').map((line) => line.length))).toBeLessThanOrEqual(2000);
});
