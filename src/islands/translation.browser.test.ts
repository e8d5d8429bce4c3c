/** Under a browser's translation, which puts text nodes of its own in the place of React's, every island says what it says without. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addressOf } from '../site/urls.ts';
import type { PageId } from '../site/pages.ts';
import { fillIn, sendButton } from '../test/contact-page.ts';
import { openFolds } from '../test/open-folds.ts';
import { laptop, visit } from '../test/site.ts';
import { translate } from '../test/translate-page.ts';

type Steps = (page: Page) => Promise<unknown>;

const fill =
  (fields: Readonly<Record<string, string>>): Steps =>
  async (page) => {
    for (const [id, text] of Object.entries(fields)) await page.locator(`#${id}`).fill(text);
  };
const date = (id: string, day: string, month: string, year: string) =>
  fill({ [`${id}-day`]: day, [`${id}-month`]: month, [`${id}-year`]: year });
const choose =
  (...ids: string[]): Steps =>
  async (page) => {
    for (const id of ids) await page.locator(`#${id}`).dispatchEvent('click');
  };
const tick =
  (position: number): Steps =>
  (page) =>
    page.locator('[data-island=checklist] [data-tick]').nth(position).dispatchEvent('click');

const send: Steps = async (page) => {
  await page.route('**/messages', (route) => route.fulfill({ json: {} }));
  await fillIn(page);
  await sendButton(page).click();
  await sendButton(page).waitFor({ state: 'detached' });
};

/** Each island is asked twice, so that what it said first must go. */
const islands: [island: string, page: PageId, first: Steps, second: Steps][] = [
  [
    'renewal-reminder',
    'vehicle',
    date('renewal-reminder-end', '15', '3', '2028'),
    fill({ 'renewal-reminder-end-year': '2020' }),
  ],
  ['no-claim-bonus', 'vehicle', fill({ 'no-claim-bonus-premium': '5000' }), choose('no-claim-bonus-claimed-yes')],
  ['life-cover', 'life', fill({ 'life-cover-income': '6 lakh' }), fill({ 'life-cover-income': '12 lakh' })],
  [
    'child-passport',
    'passport-new',
    date('child-passport-birth', '1', '1', '2020'),
    fill({ 'child-passport-birth-year': '2000' }),
  ],
  [
    'reissue-window',
    'passport-renew',
    date('reissue-window-expiry', '14', '3', '2028'),
    fill({ 'reissue-window-expiry-year': '2020' }),
  ],
  ['document-finder', 'passport-new', choose('papers-who-adult', 'papers-speed-normal'), choose('papers-who-minor-15')],
  ['claim-letter', 'refused', choose('claim-letter-role-holder'), choose('claim-letter-happened-cut')],
  ['contact-form', 'contact', fill({ phone: '98' }), send],
  ['checklist', 'claims', tick(0), tick(1)],
];

test.each(islands)('%s', async (island, address, first, second) => {
  let said = '';
  for (const isTranslated of [false, true]) {
    const page = await visit(addressOf(address, 'gu'), { ...laptop, expectedFaults: /Minified React error #418/ });
    const part = page.locator(`[data-island=${island}]`).first();
    const text = async () => (await part.innerText()).replaceAll(/\s|\(fr\)/g, '');
    await openFolds(page, 'main');
    if (isTranslated) await translate(page);
    const beginning = await text();
    await first(page);
    for (const button of await part.locator('button[type=submit]').all()) await button.click();
    await expect.poll(text).not.toBe(beginning);
    await page.locator(`[data-island=${island}][data-hydrated]`).first().waitFor();
    if (isTranslated) await translate(page);
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
