import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { common } from '../test/shared-words.ts';
import { phone, visit } from '../test/site.ts';

test('offers the same page in the language of the browser, in words of that language', async () => {
  const page = await visit('/about', { locale: 'gu-IN' });
  const line = page.locator('#suggestion');
  await line.waitFor({ state: 'visible' });
  const offer = line.locator('a');
  expect([
    await line.getAttribute('lang'),
    new URL((await offer.getAttribute('href')) ?? '', page.url()).pathname,
  ]).toEqual(['gu', '/gu/about']);
  expect(await line.innerText()).toMatch(/\p{Script=Gujarati}/u);
  expect(await line.getByRole('button', { name: common.gu.language.dismiss }).count()).toBe(1);
});

test('once dismissed never comes again, be it for another language or on a page left before', async () => {
  const page = await visit('/about', { locale: 'gu-IN' });
  await page.goto('/contact');
  await page.locator('#suggestion button').click();
  const isShown = [await page.locator('#suggestion').isVisible()];
  await page.goBack();
  isShown.push(await page.locator('#suggestion').isVisible());
  for (const address of ['/about', '/hi/about']) {
    await page.goto(address);
    isShown.push(await page.locator('#suggestion').isVisible());
  }
  expect(isShown).toEqual([false, false, false, false]);
});

test('dismissed by keyboard it leaves the focus where it can be seen', async () => {
  const page = await visit('/about', { locale: 'gu-IN' });
  await page.locator('#suggestion button').press('Enter');
  expect(
    await page.evaluate(
      () => document.activeElement?.matches('header a[data-language="en"]') && document.activeElement.checkVisibility(),
    ),
  ).toBe(true);
});

test.each([
  ['the page is in the language of the browser', '/gu/about', 'gu-IN'],
  ['the site does not speak the language of the browser', '/about', 'fr-FR'],
  ['the visitor has a claim', '/claims', 'gu-IN'],
  ['somebody was hurt', '/claims/hurt-on-the-road', 'gu-IN'],
  ['the address names a part of the page', '/about#content', 'gu-IN'],
])('says nothing where %s', async (_, address, locale) => {
  const page = await visit(address, { locale });
  await page.waitForLoadState('networkidle');
  expect(await page.locator('#suggestion').isVisible()).toBe(false);
});

/** Sums up how far the page has moved: https://web.dev/articles/cls */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const distanceOf = (entry: PerformanceEntry) => ('value' in entry ? Number(entry.value) : 0);
        const observer = new PerformanceObserver((list) =>
          resolve(list.getEntries().reduce((sum, entry) => sum + distanceOf(entry), 0)),
        );
        observer.observe({ type: 'layout-shift', buffered: true });
        setTimeout(resolve, 500, 0);
      }),
  );

test('it is there and works before the small script comes, and nothing moves for either', async () => {
  const page = await visit('about:blank', { viewport: { width: 320, height: 568 }, locale: 'gu-IN' });
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto('/about', { waitUntil: 'commit' });
  await page.locator('#suggestion').waitFor({ state: 'visible' });
  // Long enough for a first picture without it.
  await page.waitForTimeout(500);
  arrive();
  await page.waitForLoadState('networkidle');
  expect(await shiftOf(page)).toBe(0);
  // One row.
  expect((await page.locator('#suggestion').boundingBox())?.height).toBe(44);
});

test('a tap dismisses it before the small script comes', async () => {
  const page = await visit('about:blank', { ...phone, locale: 'gu-IN' });
  await page.route('**/assets/*.js', () => {});
  await page.goto('/about', { waitUntil: 'commit' });
  await page.locator('#suggestion button').tap();
  expect(await page.locator('#suggestion').isVisible()).toBe(false);
});
