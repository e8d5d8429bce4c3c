import { expect, test } from 'vitest';
import { renderedDocument } from '../../test/rendered-document.ts';
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
const documentOf = (body: string, title = 'Health') => buildDocument(shell, renderedDocument(body, { title }), assets);

test('a page says its language and its id', () => {
  expect(documentOf('')).toMatch(/^<!DOCTYPE html><html lang="en-IN" data-page="health"><head>/);
});

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

test('a style attribute, which the security policy refuses, stops the build', () => {
  expect(() => documentOf('<p><b class="a" style="color:red">x</b></p>')).toThrow(
    /\/health would hold <b class="a" style="color:red">.*chakra/,
  );
});

test('an index.html without a part that pages need is named', () => {
  expect(() => buildDocument(shell.replaceAll('head>', 'p>'), renderedDocument(''), assets)).toThrow(
    'index.html has no head',
  );
});
