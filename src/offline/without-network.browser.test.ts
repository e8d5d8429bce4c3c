import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isPrecached } from '../prerender/precached-files.ts';
import { defaultLanguage, languageCodes, languages, type Language } from '../i18n/languages.ts';
import { islands } from '../islands/registry.ts';
import { pageIds } from '../site/pages.ts';
import { addressOf } from '../site/urls.ts';
import { builtPages, siteFiles } from '../test/built-site.ts';
import { byDay, isThorough } from '../test/combinations.ts';
import { deploySite } from '../test/deployed-site.ts';
import { idShown, visitAndKeep } from '../test/kept-pages.ts';
import { localeWords } from '../test/shared-words.ts';

const kilobyte = 1024;
const frontDoor = addressOf('home', defaultLanguage);

const language = 'gu';

/** By day one stands for all: what is kept is made alike. */
const keptLanguages: readonly Language[] = isThorough ? languageCodes : [language];

const phones = new Map<Language, Page>();

/** The phone on which one visit has left a language. */
const phoneOf = (language: Language) => phones.get(language) as Page;

beforeAll(async () => {
  const site = await deploySite(siteFiles, afterAll);
  for (const language of keptLanguages) {
    const page = await visitAndKeep(site, language, addressOf('about', language), {
      whenDone: afterAll,
      // Whatever language the phone itself speaks.
      locale: 'ta-IN',
      // The heading fonts of other languages are not on the device.
      expectedFaults: /ERR_FAILED.*woff2/,
    });
    const network = await page.context().newCDPSession(page);
    await network.send('Network.clearBrowserCache');
    await network.send('Network.setCacheDisabled', { cacheDisabled: true });
    phones.set(language, page);
  }
  await site.stop();
});

describe.each(keptLanguages)('after one visit in %s, without a server', (language) => {
  test.each([...islands.keys()])('the island %s hydrates', async (name) => {
    const page = phoneOf(language);
    const island = `[data-island="${name}"]`;
    const built = builtPages.find((each) => each.language === language && each.document.querySelector(island));
    await page.goto(built?.address ?? `no page has ${island}`);
    const field = page.locator(`${island} :is(input, textarea)`).first();
    await field.evaluate((each) => each.dispatchEvent(new FocusEvent('focusin', { bubbles: true })));
    await page.locator(`${island}[data-hydrated]`).first().waitFor({ state: 'attached' });
  });

  test('what is kept takes at most 720 KB', async () => {
    const { usage = Infinity } = await phoneOf(language).evaluate(() => navigator.storage.estimate());
    expect(usage).toBeGreaterThan(0);
    expect(usage).toBeLessThanOrEqual(720 * kilobyte);
  });
});

// What is missing of its looks, a style sheet or a picture, is an error in the console, and fails it too.
test('every page of the language opens in it, with a line that says that it is a copy', async () => {
  const page = phoneOf(language);
  for (const id of byDay(pageIds.filter(isPrecached))) {
    await page.goto(addressOf(id, language), { waitUntil: 'commit' });
    expect(await idShown(page)).toBe(id);
    expect(await page.locator('html').getAttribute('lang')).toBe(languages[language].tag);
    expect(await page.locator('[data-cached-page]').textContent()).toBe(localeWords(language, 'offline').note);
  }
});

test('an unknown address gives the offline page in its language, with what is there', async () => {
  const page = phoneOf(language);
  await page.goto(`${languages[language].prefix}/nowhere`);
  expect(await idShown(page)).toBe('offline');
  expect(await page.locator('html').getAttribute('lang')).toBe(languages[language].tag);
  await page.locator(`main li a[href="${addressOf('claims', language)}"]`).click();
  expect(await idShown(page)).toBe('claims');
});

test('an address in a language that is not on the phone is answered in the one that is', async () => {
  const page = phoneOf(language);
  const other = languageCodes.find((code) => code !== language && code !== defaultLanguage) ?? defaultLanguage;
  await page.goto(addressOf('claims', other));
  expect(await idShown(page)).toBe('offline');
  expect(await page.locator('html').getAttribute('lang')).toBe(languages[language].tag);
});

test('the front door says in English what is there; once its language is chosen, or where the browser reads it, its own door opens', async () => {
  const page = phoneOf(language);
  const ownDoor = addressOf('home', language);
  const path = () => new URL(page.url()).pathname;
  await page.goto(frontDoor);
  expect(await page.locator('html').getAttribute('lang')).toBe(languages[defaultLanguage].tag);
  const { missing } = localeWords(defaultLanguage, 'offline');
  const text = await page.locator('main').innerText();
  expect(text).toContain(missing.title);
  expect(text).not.toContain(missing.others);
  await page.locator(`main a[data-language="${language}"]`).click();
  await expect.poll(path).toBe(ownDoor);
  await page.goto(frontDoor);
  await expect.poll(path).toBe(ownDoor);
  await page.evaluate(() => localStorage.clear());
  await page.addInitScript(
    (tag) => Object.defineProperty(navigator, 'languages', { value: [tag] }),
    languages[language].tag,
  );
  await page.goto(frontDoor);
  await expect.poll(path).toBe(ownDoor);
  expect(await idShown(page)).toBe('home');
});
