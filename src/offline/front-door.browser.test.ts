/** The front door without a network: it leads where it leads with one. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { defaultLanguage, languageCodes, languages, type Language } from '../i18n/languages.ts';
import { addressOf } from '../site/urls.ts';
import { siteFiles } from '../test/built-site.ts';
import { deploySite } from '../test/deployed-site.ts';
import { visitAndKeep } from '../test/kept-pages.ts';
import { localeWords } from '../test/shared-words.ts';

const frontDoor = addressOf('home', defaultLanguage);

/** A phone that keeps the pages of one language and has lost the network. */
async function without(language: Language, locale: string, meanwhile: (page: Page) => Promise<void> = async () => {}): Promise<Page> {
  const site = await deploySite(siteFiles);
  // The heading fonts of other languages are not on the device.
  const page = await visitAndKeep(site, language, addressOf('about', language), { locale, expectedFaults: /ERR_FAILED.*woff2/ });
  await meanwhile(page);
  await site.stop();
  return page;
}

const pathOf = (page: Page) => new URL(page.url()).pathname;

const others = languageCodes.filter((code) => code !== defaultLanguage);

describe.each(others)('where only %s is on the device', (language) => {
  test('a visitor whose browser reads it comes in at its own door', async () => {
    const page = await without(language, languages[language].tag);
    await page.goto(frontDoor);
    await expect.poll(() => pathOf(page)).toBe(addressOf('home', language));
    expect(await page.locator('html').getAttribute('data-page')).toBe('home');
  });

  test('a visitor who has chosen it, whatever the browser reads, comes in at its own door', async () => {
    const page = await without(language, 'en-IN', async (open) => {
      await open.locator(`header a[data-language="${language}"]`).click();
      await open.waitForLoadState('networkidle');
    });
    await page.goto(frontDoor);
    await expect.poll(() => pathOf(page)).toBe(addressOf('home', language));
  });

  test('a visitor who reads English is told in English what is there, and promised nothing else', async () => {
    const page = await without(language, 'en-IN');
    await page.goto(frontDoor);
    expect([pathOf(page), await page.locator('html').getAttribute('lang')]).toEqual([frontDoor, languages[defaultLanguage].tag]);
    const { missing } = localeWords(defaultLanguage, 'offline');
    const text = await page.locator('main').innerText();
    expect(text).toContain(missing.title);
    expect(text).not.toContain(missing.others);
    await page.locator(`main a[data-language="${language}"]`).click();
    await expect.poll(() => pathOf(page)).toBe(addressOf('home', language));
  });

  test('a visitor who comes from a page of this site is led nowhere else', async () => {
    const page = await without(language, languages[language].tag);
    await page.goto(addressOf('about', language));
    await page.evaluate((address) => location.assign(address), frontDoor);
    await page.locator(`html[lang="${languages[defaultLanguage].tag}"]`).waitFor();
    expect(pathOf(page)).toBe(frontDoor);
  });
});
