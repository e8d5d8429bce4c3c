import { expect, test } from 'vitest';
import { denyStorage } from '../test/deny-storage.ts';
import { visit } from '../test/site.ts';

test.each([
  ['gu-IN', '/gu'],
  ['hi-IN', '/hi'],
  ['en-GB', '/'],
  ['fr-FR', '/'],
])('a visitor whose browser reads %s is let in at %s', async (locale, door) => {
  const page = await visit('/', { locale });
  await expect.poll(() => new URL(page.url()).pathname).toBe(door);
});

test('the way to another door keeps the campaign and the fragment of the address', async () => {
  const page = await visit('/?from=card#content', { locale: 'gu-IN' });
  await expect.poll(() => page.url()).toMatch(/\/gu\?from=card#content$/);
});

test('a language chosen in the switcher is honoured at the next visit', async () => {
  const page = await visit('/about', { locale: 'en-IN' });
  await page.locator('header a[data-language="hi"]').click();
  await page.waitForURL('**/hi/about');
  await page.goto('/');
  await expect.poll(() => new URL(page.url()).pathname).toBe('/hi');
});

test('English chosen in the switcher is honoured over a Gujarati browser', async () => {
  const page = await visit('/gu', { locale: 'gu-IN' });
  await page.locator('header a[data-language="en"]').click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/');
  expect(new URL(page.url()).pathname).toBe('/');
});

test('nobody who comes from a page of this site is taken elsewhere, even where storage is denied', async () => {
  const page = await visit('/gu', { locale: 'gu-IN', prepare: denyStorage });
  await page.locator('header a[data-language="en"]').click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.waitForLoadState();
  expect(new URL(page.url()).pathname).toBe('/');
});

test('an address below the front door is never left', async () => {
  const page = await visit('/claims', { locale: 'gu-IN' });
  expect(new URL(page.url()).pathname).toBe('/claims');
});

test('without JavaScript the front door stays English', async () => {
  const page = await visit('/', { locale: 'gu-IN', javaScriptEnabled: false });
  expect(await page.locator('html').getAttribute('lang')).toBe('en-IN');
});
