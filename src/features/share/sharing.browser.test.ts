import { expect, test } from 'vitest';
import { withoutJoints } from '../../values/without-joints.ts';
import { phone, siteUrl, visit } from '../../test/site.ts';

const opener = '[data-share] > summary';

/** Stands in for a phone's share sheet and remembers what it was given. */
function rememberShares(): void {
  Object.assign(window, { shared: [] });
  Object.assign(navigator, { share: async (data: ShareData) => void Reflect.get(window, 'shared').push(data) });
}

test.each([
  ['the page', '/gu/services/insurance/life', '/gu/services/insurance/life'],
  ['a list at its own place', '/claims#health', '/claims#documents'],
])('one tap hands %s to the share sheet of the phone', async (_, address, shares) => {
  const page = await visit(address, { ...phone, prepare: rememberShares });
  await page.locator(opener).tap();
  const shared = await page.waitForFunction(() => Reflect.get(window, 'shared')[0]);
  expect(await shared.jsonValue()).toEqual({ title: await page.title(), url: siteUrl + shares });
});

test('where there is no share sheet, the link can be copied', async () => {
  const page = await visit('/hi/services/insurance/travel', { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.locator(opener).click();
  await page.locator('[data-share] button').click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(`${siteUrl}/hi/services/insurance/travel`);
});

test('where copying is denied, the link stands there to be copied by hand', async () => {
  const page = await visit('/hi/services/insurance/travel', {
    prepare: () => (navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'))),
  });
  await page.locator(opener).click();
  await page.locator('[data-share] button').click();
  await expect
    .poll(() => page.locator('[data-share] [role=status]').textContent())
    .toBe(`${siteUrl}/hi/services/insurance/travel`);
});

test('what is marked and copied holds no joint of its lines, unless it stands in a field', async () => {
  const page = await visit('/gu/contact', { permissions: ['clipboard-read', 'clipboard-write'] });
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.evaluate(() => getSelection()?.selectAllChildren(document.body));
  await page.keyboard.press('Control+c');
  const text = await copied();
  expect(text.length).toBeGreaterThan(1000);
  expect(text).toBe(withoutJoints(text));
  await page.locator('textarea').fill('મારી\u00a0પોલિસી');
  await page.locator('textarea').selectText();
  await page.keyboard.press('Control+c');
  expect(await copied()).toBe('મારી\u00a0પોલિસી');
});
