/** The site under a browser's own translation, which wraps every piece of text and may come at any moment. */
import { expect, test } from 'vitest';
import { contactAddress, fillIn, sampleMessage, sendButton, typedIn, whenHydrated } from '../test/contact-page.ts';
import { phone, visit } from '../test/site.ts';
import { siteWithCollector } from '../test/site-with-collector.ts';
import { translate } from '../test/translate-page.ts';

const { collector, site } = siteWithCollector();

/** What React reports when it draws anew what was changed. */
const expectedFaults = /Minified React error #418/;

test('translated before it hydrates and after, the form says what is missing, and sends', async () => {
  const page = await visit(contactAddress('gu'), { ...phone, baseURL: site.url, expectedFaults });
  await translate(page);
  await page.locator('#name').tap();
  await whenHydrated(page);
  await translate(page);
  await sendButton(page).tap();
  await page.locator('[aria-invalid=true]').first().waitFor();
  await translate(page);
  await fillIn(page);
  expect(await typedIn(page)).toEqual(sampleMessage);
  await sendButton(page).tap();
  await expect.poll(() => collector.log.length).toBe(1);
  await page.locator('form[data-draft]').waitFor({ state: 'detached' });
  expect((await page.locator('main').innerText()).length).toBeGreaterThan(500);
});
