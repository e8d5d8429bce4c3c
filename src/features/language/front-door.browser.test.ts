import { expect, test } from 'vitest';
import { denyStorage } from '../../test/deny-storage.ts';
import { visit } from '../../test/site.ts';

test.each([
  ['gu-IN', '/gu'],
  ['hi-IN', '/hi'],
  ['fr-FR', '/'],
])('a visitor whose browser reads %s is let in at %s', async (locale, door) => {
  const page = await visit('/', { locale });
  await expect.poll(() => new URL(page.url()).pathname).toBe(door);
});

test('the way to another door keeps the campaign and the fragment of the address', async () => {
  const page = await visit('/?from=card#content', { locale: 'gu-IN' });
  await expect.poll(() => page.url()).toMatch(/\/gu\?from=card#content$/);
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
