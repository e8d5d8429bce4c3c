import { expect, test } from 'vitest';
import { casesBeside } from '../../test/cases.ts';
import { shiftsWhileRead } from '../../test/layout-shifts.ts';
import { common } from '../../test/shared-words.ts';
import { visit } from '../../test/site.ts';

test('offers the page by which one comes, and none after it, in the language of the browser, in words of that language', async () => {
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
  await page.locator('footer a[href="/contact"]').first().click();
  await page.waitForURL('**/contact');
  expect(await line.isVisible()).toBe(false);
});

test('once dismissed never comes again, and leaves the focus in sight, even where the small script is lost', async () => {
  const page = await visit('/about', { locale: 'gu-IN', expectedFaults: /ERR_FAILED/ });
  await page.route('**/assets/client-*.js', (route) => route.abort());
  await page.goto('/contact');
  await page.locator('#suggestion button').press('Enter');
  expect(await page.locator('header a[data-language="en"]:focus').isVisible()).toBe(true);
  const isShown = [await page.locator('#suggestion').isVisible()];
  await page.goBack();
  isShown.push(await page.locator('#suggestion').isVisible());
  for (const address of ['/about', '/hi/about']) {
    await page.goto(address);
    isShown.push(await page.locator('#suggestion').isVisible());
  }
  expect(isShown).toEqual([false, false, false, false]);
});

const silent = casesBeside(import.meta.filename, 'where', 'address', 'locale');

test.each(silent)('says nothing where $where', async ({ address, locale }) => {
  const page = await visit(address, { locale });
  await page.waitForLoadState('networkidle');
  expect(await page.locator('#suggestion').isVisible()).toBe(false);
});

test('it is there and works before the small script comes, and nothing moves for either', async () => {
  const page = await visit('about:blank', {
    viewport: { width: 320, height: 568 },
    locale: 'gu-IN',
    expectedFaults: /ERR_FAILED/,
  });
  // What a font moves that comes late is no affair of the line.
  await page.route('**/*.woff2', (route) => route.abort());
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
  expect(await shiftsWhileRead(page)).toBe(0);
  // One row.
  expect((await page.locator('#suggestion').boundingBox())?.height).toBe(44);
});
