import { expect, test } from 'vitest';
import { visit } from '../test/site.ts';

test('offers the same page in the language of the browser, in words of that language', async () => {
  const page = await visit('/claims', { locale: 'gu-IN' });
  const line = page.locator('#suggestion');
  await line.waitFor({ state: 'visible' });
  const offer = line.locator('a');
  expect([await line.getAttribute('lang'), new URL((await offer.getAttribute('href')) ?? '', page.url()).pathname]).toEqual(['gu', '/gu/claims']);
  expect(await line.innerText()).toMatch(/\p{Script=Gujarati}/u);
});

test('leads there', async () => {
  const page = await visit('/claims', { locale: 'hi-IN' });
  await page.locator('#suggestion a').click();
  await page.waitForURL('**/hi/claims', { waitUntil: 'networkidle' });
  expect(await page.locator('#suggestion').isVisible()).toBe(false);
});

test('once dismissed stays away', async () => {
  const page = await visit('/claims', { locale: 'gu-IN' });
  await page.locator('#suggestion button').click();
  expect(await page.locator('#suggestion').isVisible()).toBe(false);
  await page.reload({ waitUntil: 'networkidle' });
  expect(await page.locator('#suggestion').isVisible()).toBe(false);
});

test('dismissed by keyboard it leaves the focus where it can be seen', async () => {
  const page = await visit('/claims', { locale: 'gu-IN' });
  await page.locator('#suggestion button').press('Enter');
  expect(await page.evaluate(() => document.activeElement?.matches('aside a') && document.activeElement.checkVisibility())).toBe(true);
});

test.each([
  ['the page is in the language of the browser', '/gu/claims', 'gu-IN'],
  ['the site does not speak the language of the browser', '/claims', 'fr-FR'],
])('says nothing where %s', async (_, address, locale) => {
  const page = await visit(address, { locale });
  await page.waitForLoadState('networkidle');
  expect(await page.locator('#suggestion').isVisible()).toBe(false);
});

test('says nothing in the language of the browser where that is so old that it does not reflect aria-current', async () => {
  const page = await visit('/gu/claims', { locale: 'gu-IN', prepare: () => Reflect.deleteProperty(Element.prototype, 'ariaCurrent') });
  await page.waitForLoadState('networkidle');
  expect(await page.locator('#suggestion').isVisible()).toBe(false);
});

test('without JavaScript says nothing', async () => {
  const page = await visit('/claims', { locale: 'gu-IN', javaScriptEnabled: false });
  expect(await page.locator('#suggestion').isVisible()).toBe(false);
});
