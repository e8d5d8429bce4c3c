/** The map costs nothing until the visitor asks for it, and the way to other maps stays whatever becomes of it. */
import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import type { Language } from '../../i18n/languages.ts';
import { contactAddress } from '../../test/contact-page.ts';
import { localeWords } from '../../test/shared-words.ts';
import { phone, visit, type VisitOptions } from '../../test/site.ts';

const maps = 'https://www.google.com/maps**';

const language: Language = 'gu';
const { map } = localeWords(language, 'contact');

/** The contact page, with what it asks Google for. */
async function openWithMap(
  answer: 'map' | 'hangs',
  options: VisitOptions = {},
): Promise<{ page: Page; asked: string[] }> {
  const page = await visit('about:blank', { ...phone, ...options });
  const asked: string[] = [];
  await page.route(maps, async (route) => {
    asked.push(route.request().url());
    if (answer === 'map') await route.fulfill({ contentType: 'text/html', body: '<p>A map</p>' });
  });
  await page.goto(contactAddress(language));
  return { page, asked };
}

const box = (page: Page) => page.locator('[data-map]');

test('it is asked for only at a tap, in the language of the page, and takes the focus', async () => {
  const { page, asked } = await openWithMap('map');
  await box(page).scrollIntoViewIfNeeded();
  const button = page.getByRole('button', { name: map.load });
  await button.waitFor();
  await page.waitForTimeout(800);
  expect(asked).toEqual([]);
  await button.tap();
  await page.locator('iframe[data-loaded]').waitFor();
  expect(asked).toEqual([expect.stringContaining(`hl=${language}`)]);
  expect(await page.locator('iframe').getAttribute('title')).toBe(map.frameTitle);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
});

test('without JavaScript there is the address and a link', async () => {
  const { page, asked } = await openWithMap('map', { javaScriptEnabled: false });
  await box(page).scrollIntoViewIfNeeded();
  expect(
    await box(page)
      .getByText(/36\d{4}/)
      .isVisible(),
  ).toBe(true);
  expect(await page.getByRole('button', { name: map.load }).count()).toBe(0);
  expect(await page.getByRole('link', { name: map.open }).getAttribute('href')).toContain(
    'https://www.google.com/maps/search/',
  );
  expect(asked).toEqual([]);
});

test('when Google is out of reach nothing moves, and the address and the way to other maps stay', async () => {
  const { page } = await openWithMap('hangs');
  await page.getByRole('button', { name: map.load }).tap();
  await page.locator('iframe').waitFor({ state: 'attached' });
  expect((await box(page).boundingBox())?.height).toBe(450);
  // The address stays until something is there.
  expect(await page.locator('iframe').evaluate((frame) => getComputedStyle(frame).opacity)).toBe('0');
  expect(await page.locator('#map').getByRole('link', { name: map.open }).isVisible()).toBe(true);
});
