import { expect, test } from 'vitest';
import { laptop, phone, visit } from '../test/site.ts';

const address = '/gu/claims';

test('no choice stands by a hole, and none covers another where nothing closes it', async () => {
  const page = await visit(address, { ...phone, javaScriptEnabled: false });
  const choices = page.locator('[name="first-hour"]');
  const widths = () => choices.evaluateAll((all) => new Set(all.map((choice) => choice.clientWidth)).size);
  expect(await widths()).toBe(2);
  await choices.nth(1).locator('summary').tap();
  expect(await widths()).toBe(1);
  await page.setViewportSize(laptop.viewport);
  const tops = await choices.evaluateAll((all) => {
    for (const choice of all) choice.removeAttribute('name');
    for (const choice of all) choice.setAttribute('open', '');
    return all.map((choice) => choice.lastElementChild?.getBoundingClientRect().top);
  });
  expect(new Set(tops).size).toBe(5);
});

test('a fragment opens its choice also where the browser would not', async () => {
  const page = await visit(address, phone);
  // Followed by a script, the address changes as by a link, but no browser opens the part by itself.
  await page.evaluate(() => history.replaceState(null, '', '#theft'));
  await page.evaluate(() => dispatchEvent(new HashChangeEvent('hashchange')));
  expect(await page.locator('#theft li').first().isVisible()).toBe(true);
});
