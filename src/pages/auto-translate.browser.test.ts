/** The site under a browser's own translation, which wraps every piece of text and may come at any moment. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { contactAddress, fillIn, sampleMessage, sendButton, typedIn, whenHydrated } from '../test/contact-page.ts';
import { phone, visit } from '../test/site.ts';
import { siteWithCollector } from '../test/site-with-collector.ts';

const { collector, site } = siteWithCollector();

/** Does to a page what Google's translation does: https://github.com/facebook/react/issues/11538 */
function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.documentElement.lang = 'fr';
    document.documentElement.classList.add('translated-ltr');
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, ({ parentElement, textContent }) =>
      textContent?.trim() && !parentElement?.closest('script, style, textarea, noscript, [translate=no]')
        ? NodeFilter.FILTER_ACCEPT
        : NodeFilter.FILTER_REJECT,
    );
    const texts: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = `${text.data} (fr)`;
      outer.append(inner);
      text.replaceWith(outer);
    }
  });
}

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
