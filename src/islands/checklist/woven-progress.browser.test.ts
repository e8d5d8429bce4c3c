import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { PageId } from '../../site/pages.ts';
import { addressOf } from '../../site/urls.ts';
import { phone, visit, withAndWithoutScript } from '../../test/site.ts';

/** Which diamonds in the head of a list are woven. */
async function wovenIn(page: Page, list: string): Promise<boolean[]> {
  const strip = page.locator(`${list} [data-weave="progress"] > svg > :last-child`);
  return strip.evaluateAll((tiles) => tiles.map((tile) => getComputedStyle(tile).opacity === '1'));
}

describe.each(withAndWithoutScript)('$script', ({ javaScriptEnabled }) => {
  const options = { ...phone, javaScriptEnabled, reducedMotion: 'reduce' } as const;

  async function opened(page: PageId, list: string): Promise<Page> {
    const opening = await visit(`${addressOf(page, 'gu')}#${list}`, options);
    await opening.locator(`#${list} [data-tick]`).first().waitFor();
    return opening;
  }

  test('a tick weaves the diamond of its thing, and taken back unravels it', async () => {
    const page = await opened('passport-renew', 'lost');
    expect(await wovenIn(page, '#lost')).toEqual([false, false]);
    await page.locator('#lost [data-tick]').nth(1).tap();
    await expect.poll(() => wovenIn(page, '#lost')).toEqual([false, true]);
    await page.locator('#lost [data-tick]').nth(1).tap();
    await expect.poll(() => wovenIn(page, '#lost')).toEqual([false, false]);
  });

  test('any one of a group weaves its one diamond', async () => {
    const page = await opened('passport-new', 'address');
    await page.locator('#address [data-tick]').nth(2).tap();
    await expect.poll(() => wovenIn(page, '#address')).toEqual([true]);
  });

  test('what is to be asked about first weaves nothing', async () => {
    const page = await opened('passport-new', 'birth');
    await page.locator('#birth [data-tick]').last().tap();
    expect(await page.locator('#birth [data-tick]').last().isChecked()).toBe(true);
    expect(await wovenIn(page, '#birth')).toEqual([false]);
  });

  test('what is woven is woven on paper', async () => {
    const page = await opened('passport-renew', 'change');
    await page.locator('#change [data-tick]').first().tap();
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => wovenIn(page, '#change')).toEqual([true, false]);
  });
});
