import { expect, test } from 'vitest';
import { phone, siteUrl, visit } from '../test/site.ts';

const opener = '[data-share] > summary';

/** Stands in for a phone's share sheet and remembers what it was given. */
function rememberShares(): void {
  Object.assign(window, { shared: [] });
  Object.assign(navigator, { share: async (data: ShareData) => void Reflect.get(window, 'shared').push(data) });
}

test('one tap hands the page to the share sheet of the phone', async () => {
  const page = await visit('/gu/services/insurance/life', { ...phone, prepare: rememberShares });
  await page.locator(opener).tap();
  const shared = await page.waitForFunction(() => Reflect.get(window, 'shared')[0]);
  expect(await shared.jsonValue()).toEqual({ title: await page.title(), url: `${siteUrl}/gu/services/insurance/life` });
});

test('a list is handed on at its own place', async () => {
  const page = await visit('/claims#health', { ...phone, prepare: rememberShares });
  await page.locator(opener).tap();
  const shared = await page.waitForFunction(() => Reflect.get(window, 'shared')[0]?.url);
  expect(await shared.jsonValue()).toBe(`${siteUrl}/claims#documents`);
});

test('where there is no share sheet, the link can be copied', async () => {
  const page = await visit('/hi/services/insurance/travel', { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.locator(opener).click();
  await page.locator('[data-share] button').click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${siteUrl}/hi/services/insurance/travel`);
});

test('without scripts the link can be sent on WhatsApp', async () => {
  const page = await visit('/gu/claims', { ...phone, javaScriptEnabled: false });
  await page.locator(opener).tap();
  const address = await page.locator('[data-share] a').getAttribute('href');
  expect(new URL(address ?? '').searchParams.get('text')).toContain(
    `${await page.locator('link[rel="canonical"]').getAttribute('href')}#documents`,
  );
});

test('where copying is denied, the link stands there to be copied by hand', async () => {
  const page = await visit('/hi/services/insurance/travel');
  const session = await page.context().newCDPSession(page);
  const { targetInfo } = await session.send('Target.getTargetInfo');
  for (const permission of [{ name: 'clipboard-write' }, { name: 'clipboard-write', allowWithoutSanitization: true }]) {
    await session.send('Browser.setPermission', {
      permission,
      setting: 'denied',
      origin: siteUrl,
      browserContextId: targetInfo.browserContextId,
    });
  }
  await page.locator(opener).click();
  await page.locator('[data-share] button').click();
  await expect
    .poll(() => page.locator('[data-share] [role=status]').textContent())
    .toBe(`${siteUrl}/hi/services/insurance/travel`);
});
