import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { inlineScriptHashes } from './inline-scripts.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('an inline script is allowed by the hash of its exact text', () => {
  expect(inlineScriptHashes(['<head><script>\n go() </script></head>'])).toEqual([hashOf('\n go() ')]);
});

test('the same script on many pages is one hash', () => {
  expect(inlineScriptHashes(['<script>go()</script>', '<p>', '<script>go()</script>'])).toHaveLength(1);
});

test('a script with an address needs no hash', () => {
  expect(inlineScriptHashes(['<script type="module" src="/assets/client.js"></script>'])).toEqual([]);
});

test('a data block needs no hash', () => {
  expect(inlineScriptHashes(['<script type="application/ld+json">{"@context":"https://schema.org"}</script>'])).toEqual(
    [],
  );
});
