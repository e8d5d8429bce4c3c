import { describe, expect, test } from 'vitest';
import { languageCodes } from '../i18n/languages.ts';
import { loadResources } from '../i18n/load-resources.ts';
import { addressOf } from '../site/urls.ts';
import { phone, slowPhone, visit } from '../test/site.ts';

describe.each(languageCodes)('the first hour in %s', (language) => {
  test('opens a card by touch, and its papers from there', async () => {
    const page = await visit(addressOf('claims', language), slowPhone);
    const { claims } = await loadResources(language, ['claims']);
    const card = page.locator('details:has(#accident)');
    expect(await card.locator('li').first().isVisible()).toBe(false);
    await card.locator('summary').tap();
    expect(await card.locator('li').allTextContents()).toEqual(claims?.firstHour.cards.accident.lines);
    await card.getByRole('link', { name: claims?.firstHour.papers ?? '' }).tap();
    await page.locator('#vehicle [data-tick]').first().waitFor();
    expect(await page.locator('#vehicle').evaluate((list) => Math.round(list.getBoundingClientRect().top) < innerHeight)).toBe(true);
  });

  test('opens a card by keyboard', async () => {
    const page = await visit(addressOf('claims', language), phone);
    const card = page.locator('details:has(#death)');
    await card.locator('summary').focus();
    await page.keyboard.press('Enter');
    expect(await card.locator('li').first().isVisible()).toBe(true);
    await page.keyboard.press('Enter');
    expect(await card.locator('li').first().isVisible()).toBe(false);
  });
});

test.each([
  ['accident', 'gu'],
  ['hospital', 'hi'],
  ['theft', 'en'],
  ['baggage', 'gu'],
  ['death', 'hi'],
] as const)('the card %s opens from its address, in %s', async (kind, language) => {
  const page = await visit(`${addressOf('claims', language)}#${kind}`, phone);
  expect(await page.locator(`#${kind} li`).first().isVisible()).toBe(true);
  expect(await page.locator(`#${kind}`).evaluate((panel) => panel.getBoundingClientRect().top >= 0 && panel.getBoundingClientRect().top < innerHeight)).toBe(
    true,
  );
});

test('works without JavaScript', async () => {
  const page = await visit(addressOf('claims', 'gu'), { ...phone, javaScriptEnabled: false });
  const card = page.locator('details:has(#hospital)');
  await card.locator('summary').tap();
  expect(await card.locator('a[href="tel:112"]').first().isVisible()).toBe(true);
});

test('a fragment opens its card also where the browser would not', async () => {
  const page = await visit(addressOf('claims', 'hi'), phone);
  // Followed by a script, the address changes as by a link, but no browser opens the part by itself.
  await page.evaluate(() => history.replaceState(null, '', '#theft'));
  await page.evaluate(() => dispatchEvent(new HashChangeEvent('hashchange')));
  expect(await page.locator('#theft li').first().isVisible()).toBe(true);
});
