import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtSite } from '../test/built-site.ts';
import { commonHeaders, headerExceptions } from './headers.ts';
import { inlineScriptHashesBelow } from './inline-scripts.ts';

const [headerRules, redirects] = ['_headers', '_redirects'].map((name) =>
  readFileSync(join(builtSite, name), 'utf8').trimEnd().split('\n'),
) as [string[], string[]];

/** What Cloudflare Pages sends: rules in order, `!` detaches, a header set twice is joined. */
function headersOnCloudflare(address: string): Record<string, string> {
  const sent: Record<string, string> = {};
  let applies = false;
  for (const line of headerRules) {
    if (line.startsWith('/')) applies = address.startsWith(line.replace('*', ''));
    else if (applies && line.startsWith('  ! ')) delete sent[line.slice(4)];
    else if (applies) {
      const [, name = '', value = ''] = /^ {2}([^:]+): (.*)$/.exec(line) ?? [];
      sent[name] = name in sent ? `${sent[name]}, ${value}` : value;
    }
  }
  return sent;
}

test('a page is sent with every common header but those of the hosts themselves', () => {
  const facts = { inlineScriptHashes: inlineScriptHashesBelow(builtSite), formOrigin: undefined, secure: true };
  const { 'Cache-Control': _caching, Vary: _variants, ...expected } = commonHeaders(facts);
  const sent = headersOnCloudflare('/gu/about');
  expect(Object.keys(sent)).toEqual(Object.keys(expected));
  expect(sent['Permissions-Policy']).toBe(expected['Permissions-Policy']);
  for (const hash of facts.inlineScriptHashes) expect(sent['Content-Security-Policy']).toContain(hash);
});

test.each(headerExceptions)(
  'below $prefix a header is replaced, not joined to the common one',
  ({ prefix, headers }) => {
    expect(headersOnCloudflare(`${prefix}file`)).toMatchObject(headers);
  },
);

test('Netlify takes nothing but paths and headers from the file', () => {
  const forNetlify = headerRules.filter((line) => line.startsWith('/') || line.includes(':'));
  expect(forNetlify.filter((line) => !/^\/|^ {2}[A-Z][A-Za-z-]+: \S/.test(line))).toEqual([]);
});

test('unknown addresses of a language lead to its own not-found page', () => {
  expect(redirects).toEqual(['/gu/* /gu/404.html 404', '/hi/* /hi/404.html 404']);
});

// https://developers.cloudflare.com/pages/configuration/headers/: a longer line would be cut, and the policy broken.
test('there are no more rules and no longer lines than Cloudflare reads', () => {
  expect(headerRules.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
  expect(Math.max(...headerRules.map((line) => line.length))).toBeLessThanOrEqual(2000);
});
