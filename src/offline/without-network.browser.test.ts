import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { timeInWords } from '../i18n/clock.ts';
import { languageCodes, languages, type Language } from '../i18n/languages.ts';
import { hours } from '../office/hours.ts';
import { office, telephoneLink } from '../office/office.ts';
import { pageIds } from '../site/pages.ts';
import { addressOf } from '../site/urls.ts';
import { siteFiles } from '../test/built-site.ts';
import { deploySite } from '../test/deployed-site.ts';
import { visitAndKeep } from '../test/kept-pages.ts';
import { localeWords } from '../test/shared-words.ts';
import type { WhenDone } from '../test/site.ts';

const note = '[data-saved-copy]';
const kilobyte = 1024;

/** A phone that has visited one page of a language, and whose server is then gone. */
async function visitThenLoseServer(language: Language, whenDone: WhenDone): Promise<Page> {
  const site = await deploySite(siteFiles, whenDone);
  // Evening of the 19th in London is the 20th in Rajkot.
  site.setDate('Thu, 19 Nov 2026 20:00:00 GMT');
  // The heading fonts of other languages are not on the device.
  const page = await visitAndKeep(site, language, addressOf('home', language), { whenDone, expectedFaults: /ERR_FAILED.*woff2/ });
  await site.stop();
  return page;
}

describe.each(languageCodes)('after one visit in %s, without a server', (language) => {
  const ends: (() => void | Promise<void>)[] = [];
  let page: Page;
  beforeAll(async () => {
    page = await visitThenLoseServer(language, (end) => void ends.push(end));
  });
  afterAll(async () => {
    for (const end of ends.toReversed()) await end();
  });

  test('every page of the language opens in it, with a line that says from which day it is', async () => {
    const day = `20 ${localeWords(language, 'common').months[10]}`;
    for (const id of pageIds.filter((each) => each !== 'not-found')) {
      await page.goto(addressOf(id, language));
      expect(await page.locator('html').getAttribute('data-page')).toBe(id);
      expect(await page.locator('html').getAttribute('lang')).toBe(languages[language].tag);
      expect(await page.locator(note).textContent()).toContain(day);
    }
  });

  test('the checklists, the phone number and the hours are there', async () => {
    await page.goto(addressOf('claims', language));
    expect(await page.locator('[data-island="checklist"] input[data-tick]').count()).toBeGreaterThan(0);
    expect(await page.locator(`footer a[href="${telephoneLink(office.phone.value)}"]`).isVisible()).toBe(true);
    expect(await page.locator('footer').textContent()).toContain(timeInWords(hours.closes, localeWords(language, 'common').hours.dayParts));
  });

  test('a page looks as it does with a server', async () => {
    await page.goto(addressOf('about', language));
    const pictures = page.locator('main img');
    await pictures.first().waitFor();
    expect(await page.evaluate(() => [...document.styleSheets].some((sheet) => sheet.cssRules.length > 100))).toBe(true);
    expect(await pictures.first().evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBeGreaterThan(0);
  });

  test('an unknown address gives the offline page in its language, with what is there', async () => {
    await page.goto(`${languages[language].prefix}/nowhere`);
    expect(await page.locator('html').getAttribute('data-page')).toBe('offline');
    expect(await page.locator('html').getAttribute('lang')).toBe(languages[language].tag);
    await page.locator(`main li a[href="${addressOf('claims', language)}"]`).click();
    expect(await page.locator('html').getAttribute('data-page')).toBe('claims');
  });

  test('a page in a language that was not visited gives the offline page of that language, which promises nothing of it', async () => {
    const other = languageCodes.find((code) => code !== language) ?? language;
    await page.goto(addressOf('about', other));
    expect(await page.locator('html').getAttribute('lang')).toBe(languages[other].tag);
    expect(await page.locator(`main li a[href="${addressOf('claims', other)}"]`).isVisible()).toBe(false);
    expect(await page.locator(`main a[href="${addressOf('home', language)}"][hreflang]`).isVisible()).toBe(true);
  });

  test('an island hydrates', async () => {
    await page.goto(addressOf('contact', language));
    await page.locator('#name').tap();
    await page.locator('[data-island="contact-form"][data-hydrated]').waitFor();
  });

  test('what is kept takes at most 600 KB', async () => {
    const { usage = Infinity } = await page.evaluate(() => navigator.storage.estimate());
    expect(usage).toBeGreaterThan(0);
    expect(usage).toBeLessThanOrEqual(600 * kilobyte);
  });
});

test('a page that was not kept yet is never kept alone', async () => {
  const site = await deploySite(siteFiles);
  const page = await visitAndKeep(site, 'en');
  await page.goto(addressOf('about', 'gu'));
  await page.goto(addressOf('about', 'en'));
  const kept = await page.evaluate(async () => (await (await caches.open('saved-site')).keys()).map(({ url }) => new URL(url).pathname));
  expect(kept).not.toContain(addressOf('about', 'gu'));
});

test('what is sent is never kept', async () => {
  const site = await deploySite(siteFiles);
  const page = await visitAndKeep(site, 'en');
  const list = () => page.evaluate(async () => (await (await caches.open('saved-site')).keys()).map(({ url, method }) => `${method} ${url}`));
  const before = await list();
  await page.evaluate(() => fetch('/messages', { method: 'POST', body: 'name=Asha' }));
  expect(site.requests).toContain('POST /messages');
  expect(await list()).toEqual(before);
  expect(before.filter((each) => !each.startsWith('GET'))).toEqual([]);
});
