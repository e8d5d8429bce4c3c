/** What a browser's reading mode keeps of a page, by the code of Firefox's own. */
import { Readability } from '@mozilla/readability';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { builtPages } from '../test/built-site.ts';

/** Pages whose purpose is to be read, not to be passed on from, and that have enough to read: it leaves shorter ones as they are. */
const reading = builtPages.filter(({ page }) => !['not-found', 'thank-you', 'contact', 'offline'].includes(page));

// It drops what works like a form, and short parts that are mostly links. What is hidden says nothing yet.
test.each(reading)('reading mode keeps seven of ten paragraphs of $address', ({ address, html }) => {
  const { document } = new JSDOM(html, { url: `https://advisory.example${address}` }).window;
  const paragraphs = [...document.querySelectorAll('main p')].filter((paragraph) => !paragraph.closest('[hidden]')).map(({ textContent }) => textContent ?? '');
  const kept = new Readability(document).parse()?.textContent ?? '';
  const lost = paragraphs.filter((paragraph) => !kept.includes(paragraph));
  expect(lost.length / paragraphs.length).toBeLessThanOrEqual(0.3);
});
