import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { phone, visit } from '../test/site.ts';

interface Tampering {
  page: Page;
  /** What the browser complained of. */
  complaints: string[];
}

/** A page whose files of a kind arrive with one bit changed. */
async function visitTampered(address: string, files: string): Promise<Tampering> {
  const page = await visit('about:blank', { ...phone, expectedFaults: /valid digest in the 'integrity' attribute/ });
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  await page.route(files, async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    const middle = body.length >> 1;
    body.writeUInt8(body.readUInt8(middle) ^ 1, middle);
    await route.fulfill({ response, body });
  });
  await page.goto(address);
  return { page, complaints };
}

const kinds = { style: '**/assets/*.css', script: '**/assets/client-*.js' };

test.each(Object.entries(kinds))('a browser refuses a %s of which one bit was changed', async (_, files) => {
  const { complaints } = await visitTampered('/claims', files);
  expect(complaints.filter((text) => text.includes("valid digest in the 'integrity' attribute"))).toHaveLength(1);
});

test.each(Object.entries(kinds))('without its %s a page still opens what opens', async (_, files) => {
  const { page } = await visitTampered('/claims', files);
  const closed = page.locator('main details:not([open]) > summary').first();
  const place = await closed.evaluateHandle((summary) => summary.parentElement);
  await closed.click();
  expect(await place.evaluate((details) => details?.matches('[open]'))).toBe(true);
});
