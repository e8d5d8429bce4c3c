import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, test } from 'vitest';
import { commonHeaders, headerExceptions, headersAt, type HeaderFacts } from './headers.ts';

const facts: HeaderFacts = { inlineScriptHashes: ["'sha256-abc='"], formOrigin: 'https://forms.example', secure: true };

function directives(changes: Partial<HeaderFacts> = {}): Map<string, string[]> {
  const policy = commonHeaders({ ...facts, ...changes })['Content-Security-Policy'] ?? '';
  return new Map(policy.split('; ').map((directive) => [directive.split(' ')[0] ?? '', directive.split(' ').slice(1)]));
}

test('the policy allows nothing that it does not name', () => {
  expect(directives().get('default-src')).toEqual(["'none'"]);
});

test('the policy holds no unsafe source, no wildcard and no data address', () => {
  expect([...directives().values()].flat().filter((source) => /unsafe|\*|data:/.test(source))).toEqual([]);
});

// Without 'self' no script could be imported by another; nothing that visitors send ever becomes a file of the site.
test("the evaluator of Google's security team finds nothing in the policy but that the own origin is trusted", () => {
  const { csp } = new CspParser(commonHeaders(facts)['Content-Security-Policy'] ?? '');
  const findings = new CspEvaluator(csp).evaluate();
  expect(findings.map(({ directive, value }) => `${directive} ${value}`)).toEqual(["script-src 'self'"]);
});

test('inline scripts run only by their hash', () => {
  expect(directives().get('script-src')).toEqual(["'self'", "'sha256-abc='"]);
});

test('the form may be sent to its collector, by script and without', () => {
  expect([directives().get('connect-src'), directives().get('form-action')]).toEqual([
    ["'self'", 'https://forms.example'],
    ["'self'", 'https://forms.example'],
  ]);
});

test('without an outside collector nothing leaves the own origin', () => {
  expect(directives({ formOrigin: undefined }).get('connect-src')).toEqual(["'self'"]);
});

test('scripts can make no address of code but the service worker', () => {
  expect([directives().get('require-trusted-types-for'), directives().get('trusted-types')]).toEqual([["'script'"], ['service-worker']]);
});

test('requests are upgraded over https', () => {
  expect(directives().has('upgrade-insecure-requests')).toBe(true);
});

test('nothing is upgraded over plain http, where it would break the page', () => {
  expect(directives({ secure: false }).has('upgrade-insecure-requests')).toBe(false);
});

test('plain http promises no https', () => {
  expect(commonHeaders({ ...facts, secure: false })).not.toHaveProperty('Strict-Transport-Security');
});

test.each([
  [undefined, 'max-age=63072000'],
  ['subdomains', 'max-age=63072000; includeSubDomains'],
  ['preload', 'max-age=63072000; includeSubDomains; preload'],
] as const)('browsers are held to https only as far as the owner asks: VITE_HSTS=%s', (hsts, header) => {
  expect(commonHeaders({ ...facts, hsts })['Strict-Transport-Security']).toBe(header);
});

test('the policy stays below 700 bytes with one inline script', () => {
  const policy = commonHeaders({ ...facts, inlineScriptHashes: [`'sha256-${'x'.repeat(43)}='`] })['Content-Security-Policy'] ?? '';
  expect(policy.length).toBeLessThan(700);
});

test('pages are revalidated on every visit and never barred from the back and forward cache', () => {
  expect(headersAt('/gu/about', facts)['Cache-Control']).toBe('public, max-age=0, must-revalidate');
});

test('files with their hash in the name are kept for a year', () => {
  expect(headersAt('/assets/site-abc.css', facts)['Cache-Control']).toBe('public, max-age=31536000, immutable');
});

test('share cards may be shown by other sites', () => {
  expect(headersAt('/share-cards/en/home.jpg', facts)['Cross-Origin-Resource-Policy']).toBe('cross-origin');
});

test('exceptions only replace headers that every answer has', () => {
  const common = Object.keys(commonHeaders(facts));
  expect(headerExceptions.flatMap(({ headers }) => Object.keys(headers)).filter((name) => !common.includes(name))).toEqual([]);
});
