import { describe, expect, test } from 'vitest';
import { laptop, phone, visit, withAndWithoutScript } from '../test/site.ts';

const insurance = 'header nav:visible li:has(> a[href="/services/insurance"]) details';
const passport = 'header nav:visible li:has(> a[href="/services/passport"]) details';
const menu = 'header > div > details[data-menu]';

describe.each(withAndWithoutScript)('$script', ({ javaScriptEnabled }) => {
  test('on a wide screen a submenu opens and closes by keyboard', async () => {
    const page = await visit('/about', { ...laptop, javaScriptEnabled });
    const link = page.locator(`${insurance} a[href="/services/insurance/life"]`);
    await page.locator(`${insurance} > summary`).focus();
    const states = [await link.isVisible()];
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key);
      states.push(await link.isVisible());
    }
    expect(states).toEqual([false, true, false]);
  });

  test('on a wide screen the keyboard reaches the links of an open submenu, and they lead on', async () => {
    const page = await visit('/about', { ...laptop, javaScriptEnabled });
    await page.locator(`${passport} > summary`).focus();
    for (const key of ['Enter', 'Tab', 'Tab', 'Enter']) await page.keyboard.press(key);
    await page.waitForURL('**/services/passport/renew');
  });

  test('on a wide screen the entry above a submenu is a link of its own', async () => {
    const page = await visit('/about', { ...laptop, javaScriptEnabled });
    await page.locator('header nav:visible a[href="/services/insurance"]').click();
    await page.waitForURL('**/services/insurance');
  });

  test('on a phone the menu opens, its submenus expand and collapse, and its links lead on', async () => {
    const page = await visit('/gu/about', { ...phone, javaScriptEnabled });
    const link = page.locator('header nav:visible a[href="/gu/services/insurance/health"]');
    await page.locator(`${menu} > summary`).tap();
    const toggle = page.locator('header nav:visible li:has(> a[href="/gu/services/insurance"]) summary');
    const states = [await link.isVisible()];
    for (let taps = 0; taps < 3; taps += 1) {
      await toggle.tap();
      states.push(await link.isVisible());
    }
    expect(states).toEqual([false, true, false, true]);
    await link.tap();
    await page.waitForURL('**/gu/services/insurance/health');
  });

  test('on a phone the menu closes again by its button', async () => {
    const page = await visit('/about', { ...phone, javaScriptEnabled });
    const button = page.locator(`${menu} > summary`);
    const contact = page.locator(`${menu} a[href="/contact"]`);
    await button.tap();
    const opened = await contact.isVisible();
    await button.tap();
    expect([opened, await contact.isVisible()]).toEqual([true, false]);
  });

  test('the name of a menu button says what pressing it will do', async () => {
    const page = await visit('/about', { ...phone, javaScriptEnabled });
    const button = page.locator(`${menu} > summary`);
    const spoken = () =>
      button.evaluate((summary) => [...summary.children].filter((part) => getComputedStyle(part).display !== 'none').map((part) => part.textContent));
    const closed = await spoken();
    await button.tap();
    expect([closed, await spoken()]).toEqual([['Open menu'], ['Close menu']]);
  });

  test('the first stop of the keyboard skips to the content', async () => {
    const page = await visit('/about', { ...laptop, javaScriptEnabled });
    await page.keyboard.press('Tab');
    const skip = page.locator('a[href="#content"]');
    const box = await skip.boundingBox();
    expect([await skip.evaluate((link) => link === document.activeElement), (box?.y ?? -1) >= 0]).toEqual([true, true]);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });

  test('another page is shown from its top', async () => {
    const page = await visit('/about', { ...phone, javaScriptEnabled });
    await page.locator('footer a[href="/claims"]').tap();
    await page.waitForURL('**/claims');
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
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

test('on a wide screen opening one submenu closes the other', async () => {
  const page = await visit('/about', laptop);
  for (const submenu of [insurance, passport]) await page.locator(`${submenu} > summary`).click();
  const states = [await page.locator(insurance).getAttribute('open'), await page.locator(passport).getAttribute('open')];
  expect(states).toEqual([null, '']);
});

test('on a wide screen a click elsewhere closes the submenu', async () => {
  const page = await visit('/about', laptop);
  await page.locator(`${insurance} > summary`).click();
  await page.locator('h1').click();
  expect(await page.locator(insurance).getAttribute('open')).toBeNull();
});
