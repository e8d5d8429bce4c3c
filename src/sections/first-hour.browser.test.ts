import { expect, test } from 'vitest';
import { loadResources } from '../i18n/load-resources.ts';
import { addressOf } from '../site/urls.ts';
import { phone, slowPhone, visit } from '../test/site.ts';

test('a card opens by touch, and its papers from there', async () => {
  const page = await visit(addressOf('claims', 'gu'), slowPhone);
  const { claims } = await loadResources('gu', ['claims']);
  const card = page.locator('details:has(#baggage)');
  expect(await card.locator('li').first().isVisible()).toBe(false);
  await card.locator('summary').tap();
  expect(await card.locator('li').allTextContents()).toEqual(claims?.firstHour.cards.baggage.lines);
  await card.getByRole('link', { name: claims?.firstHour.papers ?? '' }).tap();
  await page.locator('#travel [data-tick]').first().waitFor();
  expect(
    await page.locator('#travel').evaluate((list) => Math.round(list.getBoundingClientRect().top) < innerHeight),
  ).toBe(true);
});

test('a fragment opens its card also where the browser would not', async () => {
  const page = await visit(addressOf('claims', 'hi'), phone);
  // Followed by a script, the address changes as by a link, but no browser opens the part by itself.
  await page.evaluate(() => history.replaceState(null, '', '#theft'));
  await page.evaluate(() => dispatchEvent(new HashChangeEvent('hashchange')));
  expect(await page.locator('#theft li').first().isVisible()).toBe(true);
});
