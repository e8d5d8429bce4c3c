import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import type { PageDescription } from '../head/page-description.ts';
import { buildDocument } from './document.ts';

const shell = `<!DOCTYPE html>
<html lang="en-IN">
  <head>
    <meta charset="utf-8">
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/main.tsx"></script>
  </body>
</html>
`;
const assets = {
  style: { href: '/site.css', integrity: 'sha256-style' },
  printStyle: { href: '/print.css', integrity: 'sha256-print' },
  script: { href: '/page.js', integrity: 'sha256-script' },
  font: undefined,
  earlyScripts: ['enter()', 'wait()'],
};
const description = { page: 'health', language: 'en', address: '/health', title: 'Health', description: '' };
const documentOf = (body: string, title = 'Health') =>
  buildDocument(
    shell,
    { root: parse(body), description: { ...description, title } as PageDescription },
    assets,
  ).toString();

test('no classic script stands behind the style sheet, which would hold it back and with it the page', () => {
  const [before = '', behind] = documentOf('').split('/site.css');
  expect(before.match(/<script>/g)).toHaveLength(2);
  expect(behind).not.toContain('<script>');
});

test('what a heading says cannot end it', () => {
  expect(documentOf('', 'A </title> & $& "more"')).toContain(
    '<title>A &lt;/title&gt; &amp; $&amp; &quot;more&quot;</title>',
  );
});

test('of a page with an index of sections the document says so, for engines that cannot ask by :has()', () => {
  const isIndexed = (body: string) => /<html[^>]* data-indexed/.test(documentOf(body));
  expect([isIndexed('<nav data-index=""></nav>'), isIndexed('<nav></nav>')]).toEqual([true, false]);
});
