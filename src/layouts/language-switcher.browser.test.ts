import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { languageCodes } from '../i18n/languages.ts';
import { phone, visit, withAndWithoutScript } from '../test/site.ts';

async function switchTo(page: Page, language: string): Promise<void> {
  await page.locator(`header a[data-language="${language}"]`).evaluate((link: HTMLAnchorElement) => link.click());
  await page.waitForURL(`**/${language}/**`);
  await page.waitForLoadState();
}

describe.each(withAndWithoutScript)('$script', ({ javaScriptEnabled }) => {
  test('keeps the page', async () => {
    const page = await visit('/services/insurance/health', { ...phone, javaScriptEnabled });
    await page.locator('header a[data-language="gu"]').tap();
    await page.waitForURL('**/gu/services/insurance/health');
    expect(await page.locator('html').getAttribute('lang')).toBe('gu');
  });

  test('all languages are in reach on the narrowest screen', async () => {
    const page = await visit('/gu/about', { ...phone, viewport: { width: 320, height: 640 }, javaScriptEnabled });
    const boxes = await page.locator('header a[data-language]').evaluateAll((links) => links.map((link) => link.getBoundingClientRect().right));
    expect([boxes.length, boxes.every((right) => right <= 320)]).toEqual([languageCodes.length, true]);
  });
});

test('keeps the fragment', async () => {
  const page = await visit('/claims#life', phone);
  await switchTo(page, 'hi');
  expect(new URL(page.url()).hash).toBe('#life');
});

test('keeps the place on the page, however long the translation is', async () => {
  const page = await visit('/services/insurance/health', phone);
  const section = 'main > section:nth-of-type(4)';
  await page.locator(section).evaluate((element) => scrollTo({ top: scrollY + element.getBoundingClientRect().top + 40, behavior: 'instant' }));
  await switchTo(page, 'gu');
  const top = await page.locator(section).evaluate((element) => element.getBoundingClientRect().top);
  expect(Math.abs(top + 40)).toBeLessThan(60);
});

test('keeps what is open', async () => {
  const page = await visit('/claims', phone);
  for (const id of ['vehicle', 'travel']) await page.locator(`details:has(#${id}) > summary`).tap();
  await switchTo(page, 'gu');
  const open = await page.locator('main details[open] > :not(summary) > [id]').evaluateAll((elements) => elements.map(({ id }) => id));
  expect(open).toEqual(['vehicle', 'travel']);
});

test('keeps the chosen service', async () => {
  const page = await visit('/', phone);
  await page.locator('label[for="service-travel"]').tap();
  await page.locator('header a[data-language="gu"]').tap();
  await page.waitForURL((url) => url.pathname === '/gu');
  expect([await page.locator('#service-travel').isChecked(), await page.locator('#panel-travel').isVisible()]).toEqual([true, true]);
});

test('keeps what is typed', async () => {
  const page = await visit('/contact', phone);
  await page.locator('[name="name"]').fill('આશા Sharma');
  await page.locator('textarea').fill('First line\nsecond line');
  await switchTo(page, 'gu');
  await expect.poll(() => page.locator('[name="name"]').inputValue()).toBe('આશા Sharma');
  expect(await page.locator('textarea').inputValue()).toBe('First line\nsecond line');
});

test('keeps what is typed until the page goes', async () => {
  const page = await visit('/services/insurance/life', phone);
  // Not in the contact form, whose draft is kept at each letter.
  const income = page.locator('#life-cover-income');
  await income.fill('4');
  await income.evaluate((field: HTMLInputElement) => {
    document.querySelector<HTMLAnchorElement>('header a[data-language="gu"]')?.click();
    field.value = '45000';
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await page.waitForURL('**/gu/services/insurance/life');
  await expect.poll(() => income.inputValue()).toBe('45000');
});

describe('what is done on the new page before the script comes is newer than what is taken along', () => {
  /** Switches the language, with the script of the new page held back until the answer is called. */
  async function switchBeforeScript(page: Page, language: string): Promise<() => void> {
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/assets/client-*.js', (route) => arrival.then(() => route.continue()));
    await page.locator(`header a[data-language="${language}"]`).evaluate((link: HTMLAnchorElement) => link.click());
    await page.waitForURL((url) => url.pathname.startsWith(`/${language}`), { waitUntil: 'commit' });
    return arrive;
  }

  test('in fields', async () => {
    const page = await visit('/contact', phone);
    await page.locator('[name="name"]').fill('Asha');
    await page.locator('textarea').fill('First line');
    const arrive = await switchBeforeScript(page, 'gu');
    await page.locator('textarea').fill('બીજી લીટી');
    arrive();
    await expect.poll(() => page.locator('[name="name"]').inputValue()).toBe('Asha');
    expect(await page.locator('textarea').inputValue()).toBe('બીજી લીટી');
  });

  test('among choices', async () => {
    const page = await visit('/', phone);
    await page.locator('label[for="service-travel"]').tap();
    const arrive = await switchBeforeScript(page, 'hi');
    await page.locator('label[for="service-life"]').tap();
    arrive();
    await page.waitForLoadState();
    expect(await page.locator('[id^="service-"]:checked').evaluateAll((chosen) => chosen.map(({ id }) => id))).toEqual(['service-life']);
  });
});

test('takes nothing along when the visitor goes to another page', async () => {
  const page = await visit('/claims', phone);
  await page.locator('details:has(#vehicle) > summary').tap();
  await page.locator('footer a[href="/contact"]').tap();
  await page.waitForURL('**/contact');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
