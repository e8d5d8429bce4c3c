import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { withoutNoBreak } from '../../values/without-no-break.ts';
import { phone, siteUrl, visit } from '../../test/site.ts';

const opener = '[data-share] > summary';
const address = '/hi/services/insurance/travel';
const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] };

const copiedIn = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

async function pressCopy(page: Page): Promise<void> {
  await page.locator(opener).click();
  await page.locator('[data-share] button').click();
}

test('one tap hands a list at its own place to the share sheet of the phone', async () => {
  const page = await visit('/claims#health', {
    ...phone,
    prepare: () => (navigator.share = async (shared) => void Object.assign(window, { shared })),
  });
  await page.locator(opener).tap();
  const shared = await page.waitForFunction(() => Reflect.get(window, 'shared'));
  expect(await shared.jsonValue()).toEqual({ title: await page.title(), url: `${siteUrl}/claims#documents` });
});

test('where there is no share sheet, the link can be copied', async () => {
  const page = await visit(address, clipboard);
  await pressCopy(page);
  await expect.poll(() => copiedIn(page)).toBe(siteUrl + address);
});

test('where copying is denied, the link stands there to be copied by hand', async () => {
  const page = await visit(address, {
    prepare: () => (navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'))),
  });
  await pressCopy(page);
  await expect.poll(() => page.locator('[data-share] [role=status]').textContent()).toBe(siteUrl + address);
});

test('what is marked and copied holds no joint of its lines, unless it stands in a field', async () => {
  const page = await visit('/gu/contact', clipboard);
  await page.evaluate(() => getSelection()?.selectAllChildren(document.body));
  await page.keyboard.press('Control+c');
  const text = await copiedIn(page);
  expect(text.length).toBeGreaterThan(1000);
  expect(text).toBe(withoutNoBreak(text));
  // With nothing marked, what was copied before stays.
  await page.evaluate(() => getSelection()?.removeAllRanges());
  await page.keyboard.press('Control+c');
  expect(await copiedIn(page)).toBe(text);
  await page.locator('textarea').fill('મારી\u00a0પોલિસી');
  await page.locator('textarea').selectText();
  await page.keyboard.press('Control+c');
  expect(await copiedIn(page)).toBe('મારી\u00a0પોલિસી');
});
