/** What is left of a page when React fails. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { office, telephoneLink } from '../office/office.ts';
import { languageCodes } from '../i18n/languages.ts';
import type { PageId } from '../site/pages.ts';
import { addressOf } from '../site/urls.ts';
import { siteFiles } from '../test/built-site.ts';
import { deploySite } from '../test/deployed-site.ts';
import { nextVersionOf } from '../test/next-version.ts';
import { common } from '../test/shared-words.ts';
import { phone, visit } from '../test/site.ts';

const pages: readonly PageId[] = ['life', 'passport-new', 'vehicle', 'contact'];

const cases = languageCodes.flatMap((language) => pages.map((page) => ({ language, address: addressOf(page, language) })));

/** Makes the drawing of every island fail. */
const breakDrawing = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'activeElement', {
      get() {
        // Not where the small script asks.
        const { stack = '' } = new Error();
        if (!stack.includes('/client-')) throw new Error('planted');
      },
    });
  });

const touchFirstIsland = (page: Page) => page.locator('[data-island]').first().dispatchEvent('pointerdown');

test.each(cases)('on $address an island that fails stays as it was, and other ways to the office stand below it', async ({ language, address }) => {
  const page = await visit(address, { ...phone, expectedFaults: /planted/ });
  const island = page.locator('[data-island]').first();
  const [words, controls] = [await island.innerText(), await island.locator('input, textarea, button').count()];
  await breakDrawing(page);
  await touchFirstIsland(page);
  const notice = page.locator('[data-island] + [data-unanswered] [role=status]').first();
  await notice.waitFor();
  expect(await notice.innerText()).toContain(common[language].unanswered.title);
  const ways = await notice.locator('a:not([href^="#"])').evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('?')[0]));
  expect(ways).toEqual([telephoneLink(office.phone.value), expect.stringContaining('https://wa.me/'), `mailto:${office.email.value}`]);
  expect([await island.innerText(), await island.locator('input, textarea, button').count()]).toEqual([words, controls]);
});

/** A button that only React answers, on each page that has one, and the island around it. */
const unanswerable = [
  { page: 'vehicle', button: '#no-claim-bonus form button' },
  { page: 'claims', button: '#vehicle [data-list] button:not([data-clear], [data-fetched])' },
] as const;

const unansweredCases = languageCodes.flatMap((language) => unanswerable.map((each) => ({ ...each, language, address: addressOf(each.page, language) })));

test.each(unansweredCases)('on $address a button that cannot be answered says so, and names what works without it', async ({ address, button, language }) => {
  const page = await visit(`${address}#vehicle`, { ...phone, expectedFaults: /Failed to load resource|dynamically imported/ });
  await page.route('**/assets/{hydrate,island-tree}-*.js', (route) => route.abort());
  await page.locator(button).first().click();
  const notice = page.locator('[data-unanswered]');
  await notice.waitFor({ timeout: 5000 });
  expect(await notice.innerText()).toContain(common[language].unanswered.title);
  expect(await notice.locator('a[href^="tel:"]').count()).toBe(1);
  expect(await notice.locator('a[href^="#"], [data-print-page]').count()).toBe(1);
});

test.each(languageCodes)('in %s a list that the finder cannot show is told, with the way to the table', async (language) => {
  const page = await visit('about:blank', { ...phone, expectedFaults: /Failed to load resource|dynamically imported/ });
  await page.route('**/assets/{hydrate,island-tree}-*.js', (route) => route.abort());
  await page.goto(`${addressOf('passport-new', language)}?need=new&who=adult&speed=normal#papers`);
  await page.locator('[data-unanswered] a[href="#papers-rules"]').click();
  await expect.poll(() => page.locator('details:has(#papers-rules)').evaluate((rules: HTMLDetailsElement) => rules.open)).toBe(true);
});

test('a press that waited for a version of the page that is gone is answered by the next', async () => {
  const site = await deploySite(siteFiles);
  const page = await visit(addressOf('vehicle', 'en'), { ...phone, baseURL: site.url, expectedFaults: /404/ });
  site.deploy(nextVersionOf(siteFiles));
  await page.locator('#no-claim-bonus form button').click();
  await page.waitForSelector('#no-claim-bonus [data-hydrated]', { timeout: 20_000 });
  await expect.poll(() => page.locator('#no-claim-bonus [role=status]').first().textContent(), { timeout: 20_000 }).not.toBe('');
});
