import type { Page, Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { languageCodes } from '../i18n/languages.ts';
import { pageIds } from '../site/site-map.ts';
import { addressOf } from '../site/urls.ts';
import { phone, siteUrl, visit } from '../test/site.ts';

const kilobyte = 1024;

const pages = languageCodes.flatMap((language) => pageIds.map((page) => ({ page, language, address: addressOf(page, language) })));

/** Pages that tend what was typed in the contact form; it is forgotten on the one that thanks for it. */
const withForm = ['contact', 'thank-you'];

/** Scrolls to the end as a reader does, screen by screen. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    // What came into view may ask for something a moment later.
    await new Promise((resolve) => setTimeout(resolve, 300));
  });
}

/** Bytes that travelled for the requests of a kind. */
async function weightOf(requests: Request[], kind: string): Promise<number> {
  const sizes = await Promise.all(requests.filter((request) => request.resourceType() === kind).map((request) => request.sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}

test.each(pages)('$address is read to its end without React', async ({ page: id, address }) => {
  const page = await visit('about:blank', { ...phone, expectedFaults: /status of 404 .*\/404\)$/ });
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  // The map of the contact page is asked for when it comes into view; tests leave its host alone.
  await page.route((url) => url.origin !== siteUrl, (route) => route.fulfill({ body: '' }));
  await page.goto(address, { waitUntil: 'networkidle' });
  await readToTheEnd(page);
  const [scripts, fonts] = [await weightOf(requests, 'script'), await weightOf(requests, 'font')];
  expect(scripts).toBeGreaterThan(0);
  expect(scripts).toBeLessThanOrEqual((withForm.includes(id) ? 8 : 4) * kilobyte);
  expect(fonts).toBeLessThanOrEqual(24 * kilobyte);
});
