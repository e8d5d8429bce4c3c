import { describe, expect, test } from 'vitest';
import { laptop, pageOpener, phone, visit } from '../test/site.ts';

const insurance = 'header nav:visible li:has(> a[href="/services/insurance"]) details';
const passport = 'header nav:visible li:has(> a[href="/services/passport"]) details';
const menu = 'header > div > details[data-menu]';

describe('without JavaScript', () => {
  const bare = { javaScriptEnabled: false };

  test('on a phone the menu and its submenus open and close by buttons that say so, and its links lead on', async () => {
    const page = await visit('/gu/about', { ...phone, ...bare });
    const button = page.locator(`${menu} > summary`);
    const spoken = () =>
      button.evaluate((summary) =>
        [...summary.children]
          .filter((part) => getComputedStyle(part).display !== 'none')
          .map((part) => part.textContent),
      );
    const closed = await spoken();
    await button.tap();
    expect(await spoken()).not.toEqual(closed);
    expect(await page.locator('header nav:visible a[href^="tel:"]').isVisible()).toBe(true);
    const link = page.locator('header nav:visible a[href="/gu/services/insurance/health"]');
    const toggle = page.locator('header nav:visible li:has(> a[href="/gu/services/insurance"]) summary');
    const states = [await link.isVisible()];
    for (const each of [toggle, toggle, button, button, toggle]) {
      await each.tap();
      states.push(await link.isVisible());
    }
    expect(states).toEqual([false, true, false, false, false, true]);
    await link.tap();
    await page.waitForURL('**/gu/services/insurance/health');
  });

  test('the first stop of the keyboard skips to the content', async () => {
    const page = await visit('/about', { ...laptop, ...bare });
    await page.keyboard.press('Tab');
    const skip = page.locator('a[href="#content"]');
    const box = await skip.boundingBox();
    expect([await skip.evaluate((link) => link === document.activeElement), (box?.y ?? -1) >= 0]).toEqual([true, true]);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });
});

const open = pageOpener();

test.each([320, 767, 768])('at %i px an open menu, its groups too, cuts nothing off the bar', async (width) => {
  const page = await open('/gu/about');
  await page.setViewportSize({ width, height: 640 });
  for (const summary of await page.locator(`${menu} summary`).all()) {
    await summary.click();
    const seen = await page.locator('aside').evaluate((bar) => {
      const { left, width: all, top, bottom } = bar.getBoundingClientRect();
      return [top + 2, bottom - 2].map((y) => bar.contains(document.elementFromPoint(left + all / 2, y)));
    });
    expect(new Set(seen).size).toBe(1);
  }
});

test.each([
  ['a wide screen', laptop, `${insurance} > summary`, insurance],
  ['a phone', phone, `${menu} > summary`, menu],
])('on %s Escape closes what is open and returns the focus to its button', async (_, device, summary, opened) => {
  const page = await visit('/about', device);
  await page.locator(summary).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  const isFocused = await page.locator(summary).evaluate((element) => element === document.activeElement);
  expect([await page.locator(opened).getAttribute('open'), isFocused]).toEqual([null, true]);
});

test('on a wide screen another submenu or a click elsewhere closes the open one', async () => {
  const page = await visit('/about', laptop);
  const opened = async () => [
    await page.locator(insurance).getAttribute('open'),
    await page.locator(passport).getAttribute('open'),
  ];
  for (const submenu of [insurance, passport]) await page.locator(`${submenu} > summary`).click();
  const states = [await opened()];
  await page.locator('h1').click();
  states.push(await opened());
  expect(states).toEqual([
    [null, ''],
    [null, null],
  ]);
});
