/** One journey for each place where something is kept; what holds of every order of steps the model says. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addressOf } from '../site/urls.ts';
import { openFolds } from '../test/open-folds.ts';
import { phone, slowPhone, visit } from '../test/site.ts';

const letter = `${addressOf('refused', 'hi')}#letter`;
const field = (page: Page, name: string) => page.locator(`#claim-letter-${name}`);
const onPhone = (page: Page) => page.evaluate(() => localStorage.getItem('kept') ?? '');

async function readsIn(pages: readonly Page[], texts: Readonly<Record<string, string>>): Promise<void> {
  for (const page of pages)
    for (const [name, text] of Object.entries(texts))
      await expect.poll(() => field(page, name).inputValue()).toBe(text);
}

async function beside(page: Page, address: string): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto(address);
  return other;
}

test('on the phone a tick is stored before its finger has left the page, and outlasts its tab without React', async () => {
  const page = await visit(`${addressOf('claims', 'gu')}#vehicle`, {
    ...slowPhone,
    expectedFaults: /Failed to load resource|dynamically imported/,
  });
  await page.route('**/assets/{hydrate,island-tree,checklist}-*.js', (route) => route.abort());
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
  await openFolds(page, '[data-letter]');
  await field(page, 'why').fill('कारण');
  await field(page, 'keep').check();
  const other = await beside(page, letter);
  await openFolds(other, '[data-letter]');
  await readsIn([other], { why: 'कारण' });
  await field(other, 'policy').fill('P/1');
  await field(page, 'name').fill('Asha');
  const written = { why: 'कारण', policy: 'P/1', name: 'Asha' };
  await readsIn([page, other], written);
  await field(other, 'keep').uncheck();
  // What has the focus is not changed by another tab.
  await field(other, 'keep').blur();
  await expect.poll(() => field(page, 'keep').isChecked()).toBe(false);
  expect(await onPhone(page)).not.toMatch(/कारण|P\/1|Asha/);
  await page.reload();
  await openFolds(page, '[data-letter]');
  await readsIn([page, other], written);
  await field(page, 'keep').check();
  await expect.poll(() => field(other, 'keep').isChecked()).toBe(true);
  await page.locator('[data-letter] [data-clear]').tap();
  await readsIn([page, other], { why: '', policy: '', name: '' });
  await other.reload();
  expect(await other.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toMatch(/कारण|P\/1|Asha/);
});
