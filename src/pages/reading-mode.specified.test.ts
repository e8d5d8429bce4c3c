/** What a browser's reading mode keeps of a page, by the code of Firefox's own. */
import { Readability } from '@mozilla/readability';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { builtPages } from '../test/built-site.ts';

/** Characters below which it takes a page for too short to be read there. */
const enough = 500;

const pages = builtPages.map(({ address, html }) => {
  const { document } = new JSDOM(html, { url: `https://advisory.example${address}` }).window;
  // What is hidden says nothing yet.
  const paragraphs = [...document.querySelectorAll('main p:not([hidden], [hidden] *)')].map(
    ({ textContent }) => textContent ?? '',
  );
  return { address, document, paragraphs, length: paragraphs.join('').length };
});

// It drops what works like a form, and short parts that are mostly links.
test.each(pages.filter(({ length }) => length >= enough))(
  'reading mode keeps seven tenths of the text of $address',
  ({ document, paragraphs, length }) => {
    const shown = new Readability(document).parse()?.textContent ?? '';
    const kept = paragraphs.filter((paragraph) => shown.includes(paragraph));
    expect(kept.join('').length / length).toBeGreaterThanOrEqual(0.7);
  },
);
