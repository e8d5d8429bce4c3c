/** What was entered last stands in both tabs wherever there is a field for it: one journey for each place where it is kept. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addressOf } from '../site/urls.ts';
import { openFolds } from '../test/open-folds.ts';
import { phone, slowPhone, visit } from '../test/site.ts';
import { tick, ticksOf } from '../test/vehicle-ticks.ts';

const letter = `${addressOf('refused', 'hi')}#letter`;
const field = (page: Page, name: string) => page.locator(`#claim-letter-${name}`);
const onPhone = (page: Page) => page.evaluate(() => localStorage.getItem('kept') ?? '');

/** Texts of fields by their ids, in each of these pages. */
async function reads(pages: readonly Page[], texts: Readonly<Record<string, string>>, form = ''): Promise<void> {
  for (const page of pages)
    for (const [id, text] of Object.entries(texts))
      await expect.poll(() => page.locator(`#${form}${id}`).inputValue()).toBe(text);
}

async function beside(page: Page, address: string): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto(address);
  return other;
}

test('of the ticks of two tabs the last counts, in every language, whatever the clock does', async () => {
  const page = await visit(addressOf('claims', 'en'), phone);
  const other = await beside(page, addressOf('claims', 'gu'));
  await tick(page, 0);
  await expect.poll(() => ticksOf(other)).toEqual([true, false]);
  await page.context().clock.setFixedTime('2020-11-29');
  await tick(other, 1);
  await expect.poll(() => ticksOf(page)).toEqual([true, true]);
  await tick(page, 0);
  await expect.poll(() => ticksOf(other)).toEqual([false, true]);
  await page.reload();
  await expect.poll(() => ticksOf(page)).toEqual([false, true]);
  await other.locator('#vehicle [data-clear]').dispatchEvent('click');
  for (const each of [page, other]) await expect.poll(() => ticksOf(each)).toEqual([false, false]);
});

test('a draft stays in its tab, in every language, also where storage is cleared under it', async () => {
  const page = await visit(addressOf('contact', 'en'), phone);
  await page.locator('#name').fill('a');
  await page.locator('#text').fill('b');
  const other = await beside(page, addressOf('contact', 'gu'));
  await reads([other], { name: '', text: '' });
  await page.goto(addressOf('contact', 'gu'));
  await reads([page], { name: 'a', text: 'b' });
  await page.locator('#name').fill('');
  await page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()));
  await page.goto(addressOf('passport-new', 'hi'));
  await page.locator('#papers-who-adult').evaluate((answer: HTMLInputElement) => answer.click());
  await page.goto(addressOf('passport-renew', 'hi'));
  // A field of the same name on another page is another.
  expect(await page.locator('#papers-who-adult').isChecked()).toBe(false);
  await page.goto(addressOf('contact', 'hi'));
  await reads([page], { name: '', text: 'b' });
});

test('what is erased in one tab is erased in the other, and what is typed afterwards is kept', async () => {
  const page = await visit(addressOf('contact', 'gu'), phone);
  await page.locator('#name').fill('a');
  const other = await beside(page, addressOf('contact', 'en'));
  await other.locator('#name').fill('b');
  // As some browsers fill in: without a word.
  await other.locator('#text').evaluate((text: HTMLTextAreaElement) => (text.value = 'c'));
  await page.goto(addressOf('privacy', 'gu'));
  await page.locator('[data-action=erase]').tap();
  await reads([other], { name: '', text: '' });
  await other.locator('#text').fill('d');
  await other.reload();
  await reads([other], { name: '', text: 'd' });
  await page.goBack();
  await reads([page], { name: '', text: '' });
});

test('on the phone a tick is stored before its finger has left the page, and outlasts its tab without React', async () => {
  const page = await visit(`${addressOf('claims', 'gu')}#vehicle`, {
    ...slowPhone,
    expectedFaults: /Failed to load resource|dynamically imported/,
  });
  await page.route('**/assets/{hydrate,draw-island,checklist}-*.js', (route) => route.abort());
  const tick = page.locator('#vehicle [data-tick]').first();
  const stored = await tick.evaluate((box: HTMLInputElement) => {
    box.click();
    return localStorage.kept.includes(box.name);
  });
  expect(stored).toBe(true);
  const other = await beside(page, addressOf('claims', 'hi'));
  await page.close();
  await expect.poll(() => other.locator('#vehicle [data-tick]:checked').count()).toBe(1);
});

test('a letter: two tabs write one, unticking forgets only the copy on the phone, erasing all of it', async () => {
  const page = await visit(letter, phone);
  await openFolds(page, '[data-keepable]');
  await field(page, 'why').fill('कारण');
  await field(page, 'keep').check();
  const other = await beside(page, letter);
  await openFolds(other, '[data-keepable]');
  await reads([other], { why: 'कारण' }, 'claim-letter-');
  await field(other, 'policy').fill('P/1');
  await field(page, 'name').fill('Asha');
  const written = { why: 'कारण', policy: 'P/1', name: 'Asha' };
  await reads([page, other], written, 'claim-letter-');
  await field(other, 'keep').uncheck();
  // What has the focus is not changed by another tab.
  await field(other, 'keep').blur();
  await expect.poll(() => field(page, 'keep').isChecked()).toBe(false);
  expect(await onPhone(page)).not.toMatch(/कारण|P\/1|Asha/);
  await page.reload();
  await openFolds(page, '[data-keepable]');
  await reads([page, other], written, 'claim-letter-');
  await field(page, 'keep').check();
  await expect.poll(() => field(other, 'keep').isChecked()).toBe(true);
  await page.locator('[data-keepable] [data-clear]').tap();
  await reads([page, other], { why: '', policy: '', name: '' }, 'claim-letter-');
  await other.reload();
  expect(await other.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toMatch(/कारण|P\/1|Asha/);
});
