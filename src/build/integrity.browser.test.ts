import { expect, test } from 'vitest';
import { phone, visit } from '../test/site.ts';

test.each([
  ['style', '**/assets/site-*.css'],
  ['script', '**/assets/client-*.js'],
])('a browser refuses a %s of which one bit was changed, and the page still opens what opens', async (_, files) => {
  const refusal = "valid digest in the 'integrity' attribute";
  const page = await visit('about:blank', { ...phone, expectedFaults: new RegExp(refusal) });
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  await page.route(files, async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    const middle = body.length >> 1;
    body.writeUInt8(body.readUInt8(middle) ^ 1, middle);
    await route.fulfill({ response, body });
  });
  await page.goto('/claims');
  expect(complaints.filter((text) => text.includes(refusal))).toHaveLength(1);
  const closed = page.locator('main details:not([open]) > summary').first();
  const place = await closed.evaluateHandle((summary) => summary.parentElement);
  await closed.click();
  expect(await place.evaluate((details) => details?.matches('[open]'))).toBe(true);
});
