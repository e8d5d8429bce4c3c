import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtSite } from '../test/built-site.ts';
import { commonHeaders, headerExceptions } from './headers.ts';
import { inlineScriptHashesBelow } from './inline-scripts.ts';

const [headerRules, redirects] = ['_headers', '_redirects'].map((name) =>
  readFileSync(join(builtSite, name), 'utf8').trimEnd().split('\n'),
) as [string[], string[]];

/** The lines below an address, up to the next one. */
const linesAt = (address: string) => {
  const lines = headerRules.slice(headerRules.indexOf(address) + 1);
  return lines.slice(
    0,
    lines.findIndex((line) => line.startsWith('/')),
  );
};

test('a page is sent with every common header but those of the hosts themselves', () => {
  const facts = { inlineScriptHashes: inlineScriptHashesBelow(builtSite), formOrigin: undefined, secure: true };
  const { 'Cache-Control': _caching, Vary: _variants, ...expected } = commonHeaders(facts);
  const sorted = (lines: string[]) => lines.map((line) => line.trim().split(' ').toSorted().join(' '));
  expect(sorted(linesAt('/*'))).toEqual(sorted(Object.entries(expected).map((header) => header.join(': '))));
});

// Cloudflare joins a header that is set twice, unless it is detached before.
test.each(headerExceptions)(
  'below $prefix a header is replaced, not joined to the common one',
  ({ prefix, headers }) => {
    const replaced = Object.entries(headers);
    expect(linesAt(`${prefix}*`)).toEqual([
      ...replaced.map(([name]) => `  ! ${name}`),
      ...replaced.map(([name, value]) => `  ${name}: ${value}`),
    ]);
  },
);

test('unknown addresses of a language lead to its own not-found page', () => {
  expect(redirects).toEqual(['/gu/* /gu/404.html 404', '/hi/* /hi/404.html 404']);
});

// https://developers.cloudflare.com/pages/configuration/headers/: a longer line would be cut, and the policy broken.
test('there are no more rules and no longer lines than Cloudflare reads', () => {
  expect(headerRules.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
  expect(Math.max(...headerRules.map((line) => line.length))).toBeLessThanOrEqual(2000);
});
