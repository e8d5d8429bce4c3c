/** The front door without a network: it leads where it leads with one. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultLanguage, languages } from '../i18n/languages.ts';
import { addressOf } from '../site/urls.ts';
import { siteFiles } from '../test/built-site.ts';
import { deploySite } from '../test/deployed-site.ts';
import { visitAndKeep } from '../test/kept-pages.ts';
import { localeWords } from '../test/shared-words.ts';

const language = 'hi';
const frontDoor = addressOf('home', defaultLanguage);
const ownDoor = addressOf('home', language);

const pathOf = (page: Page) => new URL(page.url()).pathname;

describe('where only another language is on the device', () => {
  let ofReader: Page;
  let ofEnglishReader: Page;
  beforeAll(async () => {
    const site = await deploySite(siteFiles, afterAll);
    const phone = (locale: string) =>
      // The heading fonts of other languages are not on the device.
      visitAndKeep(site, language, addressOf('about', language), {
        locale,
        whenDone: afterAll,
        expectedFaults: /ERR_FAILED.*woff2/,
      });
    ofReader = await phone(languages[language].tag);
    ofEnglishReader = await phone('en-IN');
    await site.stop();
  });

  test('a visitor whose browser reads it comes in at its own door', async () => {
    await ofReader.goto(frontDoor);
    await expect.poll(() => pathOf(ofReader)).toBe(ownDoor);
    expect(await ofReader.locator('html').getAttribute('data-page')).toBe('home');
  });

  test('a visitor who reads English is told in English what is there; once it is chosen, its own door opens', async () => {
    await ofEnglishReader.goto(frontDoor);
    expect(pathOf(ofEnglishReader)).toBe(frontDoor);
    expect(await ofEnglishReader.locator('html').getAttribute('lang')).toBe(languages[defaultLanguage].tag);
    const { missing } = localeWords(defaultLanguage, 'offline');
    const text = await ofEnglishReader.locator('main').innerText();
    expect(text).toContain(missing.title);
    expect(text).not.toContain(missing.others);
    await ofEnglishReader.locator(`main a[data-language="${language}"]`).click();
    await expect.poll(() => pathOf(ofEnglishReader)).toBe(ownDoor);
    await ofEnglishReader.goto(frontDoor);
    await expect.poll(() => pathOf(ofEnglishReader)).toBe(ownDoor);
  });
});
