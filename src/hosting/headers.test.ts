import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, test } from 'vitest';
import { deskHeadersFile } from './desk-headers.ts';
import { commonHeaders, headersAt, type HeaderFacts } from './headers.ts';

const facts: HeaderFacts = { inlineScriptHashes: ["'sha256-abc='"], formOrigin: 'https://forms.example', secure: true };

function directive(name: string, changes: Partial<HeaderFacts> = {}): string | undefined {
  const policy = commonHeaders({ ...facts, ...changes })['Content-Security-Policy'] ?? '';
  return policy.split('; ').find((each) => each.split(' ')[0] === name);
}

test.each([
  ['lets the script of the form post', directive('connect-src'), "connect-src 'self' https://forms.example"],
  ['lets the form post without a script', directive('form-action'), "form-action 'self' https://forms.example"],
  ['runs inline scripts by their hash alone', directive('script-src'), "script-src 'self' 'sha256-abc='"],
  ["lets a script make no address but the worker's", directive('trusted-types'), 'trusted-types service-worker'],
  [
    'upgrades nothing over plain http, where it would break the page',
    directive('upgrade-insecure-requests', { secure: false }),
    undefined,
  ],
])('the policy %s', (_, found, expected) => {
  expect(found).toBe(expected);
});

// Without 'self' no script could be imported by another; nothing that visitors send ever becomes a file of the site.
test("the evaluator of Google's security team finds nothing in the policy but that the own origin is trusted", () => {
  const { csp } = new CspParser(commonHeaders(facts)['Content-Security-Policy'] ?? '');
  const findings = new CspEvaluator(csp).evaluate();
  expect(findings.map(({ directive: name, value }) => `${name} ${value}`)).toEqual(["script-src 'self'"]);
});

test.each([
  ['pages are revalidated', '/gu/about', 'Cache-Control', 'public, max-age=0, must-revalidate'],
  ['hashed files are kept', '/assets/site-abc.css', 'Cache-Control', 'public, max-age=31536000, immutable'],
  ['browsers are held to https', '/', 'Strict-Transport-Security', 'max-age=63072000'],
  ['other sites show share cards', '/share-cards/en/home.jpg', 'Cross-Origin-Resource-Policy', 'cross-origin'],
])('%s', (_, address, name, value) => {
  expect(headersAt(address, facts)[name]).toBe(value);
});

test('search engines leave the desk, and it talks to GitHub alone', () => {
  expect(deskHeadersFile).toMatch(
    /connect-src 'self' blob: data: https:\/\/api\.github\.com;[^]*X-Robots-Tag: noindex/,
  );
});
