import { expect, test } from 'vitest';
import { hostingFiles, longestLine } from './static-hosts.ts';
import { commonHeaders, headerExceptions } from './headers.ts';

const facts = { inlineScriptHashes: [`'sha256-${'x'.repeat(43)}='`], formOrigin: 'https://forms.example' };
const { _headers, _redirects } = hostingFiles(facts);

/** What Cloudflare Pages sends: rules in order, `!` detaches, a header set twice is joined. */
function headersOnCloudflare(address: string): Record<string, string> {
  const sent: Record<string, string> = {};
  let applies = false;
  for (const line of _headers.split('\n').filter(Boolean)) {
    if (line.startsWith('/')) applies = address.startsWith(line.replace('*', ''));
    else if (applies && line.startsWith('  ! ')) delete sent[line.slice(4)];
    else if (applies) {
      const [, name = '', value = ''] = /^ {2}([^:]+): (.*)$/.exec(line) ?? [];
      sent[name] = name in sent ? `${sent[name]}, ${value}` : value;
    }
  }
  return sent;
}

test('a page is sent with every common header but what the hosts do themselves: caching, and telling visitors apart', () => {
  const { 'Cache-Control': _caching, Vary: _variants, ...expected } = commonHeaders({ ...facts, secure: true });
  expect(headersOnCloudflare('/gu/about')).toEqual(expected);
});

test.each(headerExceptions)('below $prefix a header is replaced, not joined to the common one', ({ prefix, headers }) => {
  expect(headersOnCloudflare(`${prefix}file`)).toMatchObject(headers);
});

test('the speculation rules are sent with their own media type', () => {
  expect(headersOnCloudflare('/speculation-rules.json')).toMatchObject({ 'Content-Type': 'application/speculationrules+json' });
});

test('Netlify takes nothing but paths and headers from the file', () => {
  const forNetlify = _headers.split('\n').filter((line) => line && (line.startsWith('/') || line.includes(':')));
  expect(forNetlify.filter((line) => !/^\/|^ {2}[A-Z][A-Za-z-]+: \S/.test(line))).toEqual([]);
});

test('unknown addresses of a language lead to its own not-found page', () => {
  expect(_redirects).toContain('/gu/* /gu/404.html 404\n/hi/* /hi/404.html 404\n');
});

test('no line is longer than Cloudflare reads', () => {
  expect(Math.max(..._headers.split('\n').map((line) => line.length))).toBeLessThanOrEqual(longestLine);
});

test('there are no more rules of headers than Cloudflare reads', () => {
  expect(_headers.match(/^\//gm)?.length).toBeLessThanOrEqual(100);
});

// https://developers.cloudflare.com/pages/configuration/redirects/
const redirects = _redirects.trimEnd().split('\n');
const isDynamic = (redirect: string) => /[*:]/.test(redirect);

test.each([
  ['static', 2000, redirects.filter((redirect) => !isDynamic(redirect))],
  ['dynamic', 100, redirects.filter(isDynamic)],
])('there are no more %s redirects than Cloudflare reads, %i', (_, limit, those) => {
  expect(those.length).toBeLessThanOrEqual(limit);
});

test('no redirect is longer than Cloudflare reads', () => {
  expect(Math.max(...redirects.map((redirect) => redirect.length))).toBeLessThanOrEqual(1000);
});

test('a policy too long for the hosts stops the build', () => {
  const inlineScriptHashes = Array.from({ length: 40 }, () => `'sha256-${'x'.repeat(43)}='`);
  expect(() => hostingFiles({ ...facts, inlineScriptHashes })).toThrow(/_headers: the line "Content-Security-Policy.*cuts at 2000/);
});
