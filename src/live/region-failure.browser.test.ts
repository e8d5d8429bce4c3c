/** What is left of a page when React fails. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { office, telephoneLink } from '../business/office.ts';
import { languageCodes } from '../i18n/languages.ts';
import type { PageId } from '../site/site-map.ts';
import { addressOf } from '../site/urls.ts';
import { common } from '../test/shared-words.ts';
import { phone, visit } from '../test/site.ts';

const pages: readonly PageId[] = ['life', 'passport-new', 'vehicle', 'contact'];

const cases = languageCodes.flatMap((language) => pages.map((page) => ({ language, address: addressOf(page, language) })));

/** Makes the drawing of every region fail. */
const breakDrawing = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'activeElement', {
      get() {
        // Not where the small script asks.
        const { stack = '' } = new Error();
        if (!stack.includes('/page-')) throw new Error('planted');
      },
    });
  });

const touchFirstRegion = (page: Page) => page.locator('[data-live]').first().dispatchEvent('pointerdown');

test.each(cases)('on $address a region that fails stays as it was, and other ways to the office stand below it', async ({ language, address }) => {
  const page = await visit(address, { ...phone, expectedFaults: /planted/ });
  const region = page.locator('[data-live]').first();
  const [words, controls] = [await region.innerText(), await region.locator('input, textarea, button').count()];
  await breakDrawing(page);
  await touchFirstRegion(page);
  const notice = page.locator('[data-live] + [data-unanswered] [role=status]').first();
  await notice.waitFor();
  expect(await notice.innerText()).toContain(common[language].unanswered.title);
  const ways = await notice.locator('a:not([href^="#"])').evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('?')[0]));
  expect(ways).toEqual([telephoneLink(office.phone.value), expect.stringContaining('https://wa.me/'), `mailto:${office.email.value}`]);
  expect([await region.innerText(), await region.locator('input, textarea, button').count()]).toEqual([words, controls]);
});

test.each(languageCodes)('in %s, a page without the root says so in the console, and can be read', async (language) => {
  const address = addressOf('contact', language);
  const faults: string[] = [];
  const page = await visit('about:blank', { ...phone, expectedFaults: /id "root"/ });
  page.on('pageerror', (fault) => faults.push(fault.message));
  const once = { times: 1 };
  await page.route(`**${address}`, async (route) => {
    const answer = await route.fetch();
    return route.fulfill({ response: answer, body: (await answer.text()).replace('id="root"', 'id="rot"') });
  }, once);
  await page.goto(address);
  const words = await page.locator('main').innerText();
  await touchFirstRegion(page);
  await expect.poll(() => faults).toEqual([expect.stringContaining('no element with id "root"')]);
  expect(await page.locator('main').innerText()).toBe(words);
});
