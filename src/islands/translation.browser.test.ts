/** Under a browser's translation, which puts text nodes of its own in the place of React's, an island of each kind says what it says without. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addressOf } from '../site/urls.ts';
import type { PageId } from '../site/pages.ts';
import { fillIn, sendButton } from '../test/contact-page.ts';
import { openFolds } from '../test/open-folds.ts';
import { laptop, visit } from '../test/site.ts';
import { translate } from '../test/translate-page.ts';

type Steps = (page: Page) => Promise<unknown>;

const choose =
  (...ids: string[]): Steps =>
  async (page) => {
    for (const id of ids) await page.locator(`#${id}`).dispatchEvent('click');
  };
const tick =
  (position: number): Steps =>
  (page) =>
    page.locator('[data-island=checklist] [data-tick]').nth(position).dispatchEvent('click');

const work =
  (income: string): Steps =>
  async (page) => {
    await page.locator('#life-cover-income').fill(income);
    await page.locator('#life-cover [type=submit]').click();
  };

const send: Steps = async (page) => {
  await page.route('**/messages', (route) => route.fulfill({ json: {} }));
  await fillIn(page);
  await sendButton(page).click();
  await sendButton(page).waitFor({ state: 'detached' });
};

/** Each island is asked twice, so that what it said first must go. */
const islands: [island: string, page: PageId, first: Steps, second: Steps][] = [
  ['document-finder', 'passport-new', choose('papers-who-adult', 'papers-speed-normal'), choose('papers-who-minor-15')],
  ['claim-letter', 'refused', choose('claim-letter-role-holder'), choose('claim-letter-happened-cut')],
  ['contact-form', 'contact', (page) => page.locator('#phone').fill('98'), send],
  ['checklist', 'claims', tick(0), tick(1)],
  ['life-cover', 'life', work('6 lakh'), work('9 lakh')],
];

test.each(islands)('%s', async (island, address, first, second) => {
  let said = '';
  for (const isTranslated of [false, true]) {
    const page = await visit(addressOf(address, 'gu'), { ...laptop, expectedFaults: /Minified React error #418/ });
    const part = page.locator(`[data-island=${island}]`).first();
    const text = async () => (await part.innerText()).replaceAll(/\s|\(fr\)/g, '');
    await openFolds(page, 'main');
    if (isTranslated) await page.evaluate(translate);
    const beginning = await text();
    await first(page);
    for (const button of await part.locator('button[type=submit]').all()) await button.click();
    await expect.poll(text).not.toBe(beginning);
    await page.locator(`[data-island=${island}][data-hydrated]`).first().waitFor();
    if (isTranslated) await page.evaluate(translate);
    const before = await text();
    await second(page);
    if (isTranslated) {
      await expect.poll(text).toBe(said);
      continue;
    }
    // React answers in a transition, whose last part comes a moment later.
    const hasAnswered = async () => {
      said = await text();
      await page.waitForTimeout(300);
      return said !== before && said === (await text());
    };
    await expect.poll(hasAnswered).toBe(true);
  }
});
