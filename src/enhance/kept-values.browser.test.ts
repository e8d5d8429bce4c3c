/** What is ticked, chosen or typed counts from the moment it is done, whatever becomes of the code of its island. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { languageCodes, type Language } from '../i18n/languages.ts';
import { addressOf } from '../site/urls.ts';
import { siteFiles } from '../test/built-site.ts';
import { deploySite } from '../test/deployed-site.ts';
import { nextVersionOf } from '../test/next-version.ts';
import { denyStorage } from '../test/deny-storage.ts';
import { phone, slowPhone, visit } from '../test/site.ts';

const codeOfIslands = '**/assets/{hydrate,island-tree,checklist,contact-form}-*.js';
const other = (language: Language): Language => (language === 'gu' ? 'hi' : 'gu');

const boxes = (page: Page) => page.locator('#vehicle [data-tick]');

async function tickThree(page: Page): Promise<void> {
  for (const position of [0, 1, 2]) await boxes(page).nth(position).check();
}

const tickedOf = (page: Page) => boxes(page).evaluateAll((all) => all.map((box) => box instanceof HTMLInputElement && box.checked).slice(0, 4));

async function expectThree(page: Page): Promise<void> {
  await expect.poll(() => tickedOf(page)).toEqual([true, true, true, false]);
}

const switchTo = async (page: Page, language: Language) => {
  await page.locator(`header a[data-language="${language}"]`).first().click();
  await page.waitForURL(`**${addressOf('claims', language)}*`);
};

describe.each(languageCodes)('in %s', (language) => {
  const claims = `${addressOf('claims', language)}#vehicle`;

  const ways: [string, (page: Page) => Promise<unknown>][] = [
    ['reload', (page) => page.reload()],
    ['the switch to another language', (page) => switchTo(page, other(language))],
    ['links', async (page) => {
      await page.goto(addressOf('about', language));
      await page.goto(claims);
    }],
    ['a way back', async (page) => {
      await page.goto(addressOf('about', language));
      await page.goBack();
    }],
  ];

  test.each(ways)('first ticks survive %s where the code of their island never comes', async (_, leave) => {
    const page = await visit(claims, { ...phone, expectedFaults: /Failed to load resource|dynamically imported/ });
    await page.route(codeOfIslands, (route) => route.abort());
    await tickThree(page);
    await leave(page);
    await expectThree(page);
  });

  test('first ticks survive a closed tab', async () => {
    const page = await visit(claims, phone);
    await tickThree(page);
    const context = page.context();
    await page.close();
    const next = await context.newPage();
    await next.goto(claims);
    await expectThree(next);
  });

  test('first ticks survive a deploy with every old file gone', async () => {
    const site = await deploySite(siteFiles);
    const page = await visit(claims, { ...phone, baseURL: site.url, expectedFaults: /404/ });
    site.deploy(nextVersionOf(siteFiles));
    await tickThree(page);
    await page.waitForFunction(() => document.querySelector('script[src$=".next.js"]'));
    await expectThree(page);
  });

  test('on a slow phone and a slow network a tick is stored before its finger has left the page', async () => {
    const page = await visit(claims, slowPhone);
    const session = await page.context().newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 });
    const stored = await boxes(page).first().evaluate((box: HTMLInputElement) => {
      box.click();
      return [localStorage.ticks, box.name];
    });
    expect(JSON.parse(stored[0] ?? '')).toEqual([stored[1]]);
  });
});

test('English names stay shown from one language to the next, not hydrated and hydrated', async () => {
  const page = await visit(`${addressOf('claims', 'gu')}#vehicle`, phone);
  const shows = () => page.locator('#claims\\.vehicle-english');
  await shows().check();
  await page.waitForSelector('#vehicle [data-hydrated]');
  await switchTo(page, 'hi');
  await expect.poll(() => shows().isChecked()).toBe(true);
  await switchTo(page, 'gu');
  await expect.poll(() => shows().isChecked()).toBe(true);
});

test('an answer in the address is newer than what is kept, and what is chosen then is newer than the address', async () => {
  const finder = addressOf('passport-new', 'en');
  const who = (page: Page) => page.locator('[name="who"]:checked').evaluateAll((all: HTMLInputElement[]) => all.map(({ value }) => value));
  const page = await visit(`${finder}?need=new&who=adult&speed=normal`, phone);
  await expect.poll(() => who(page)).toEqual(['adult']);
  // The answered question is folded; its answers are still within reach of the arrow keys.
  await page.locator('[name="who"]:checked').press('ArrowDown');
  const [chosen] = await who(page);
  await page.reload();
  await page.locator('[data-island="document-finder"][data-hydrated]').waitFor();
  expect(await who(page)).toEqual([chosen]);
  await page.goto(`${addressOf('passport', 'en')}`);
  await page.goto(`${finder}?need=new&who=adult&speed=normal`);
  await expect.poll(() => who(page)).toEqual(['adult']);
});

test('where nothing can be stored, the browser asks before what is typed goes with the page', async () => {
  const page = await visit(addressOf('contact', 'en'), { ...phone, prepare: denyStorage });
  await page.locator('#text').tap();
  await page.keyboard.type('Help');
  const asked = new Promise((resolve) => page.on('dialog', (dialog) => void dialog.accept().then(() => resolve(dialog.type()))));
  await page.reload();
  expect(await asked).toBe('beforeunload');
});

test('a switch of language where storage has become full keeps the scrolling and the fragment', async () => {
  const page = await visit(`${addressOf('claims', 'en')}#vehicle`, phone);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await switchTo(page, 'gu');
  expect(new URL(page.url()).hash).toBe('#vehicle');
});

const foreignStates = ['{', '7', 'null', '{"page":"claims"}', '{"page":"claims","open":7,"part":"x"}', '[]'];

test.each(foreignStates)('a stored state that is none (%s) stops nothing', async (stored) => {
  const page = await visit(addressOf('about', 'en'), phone);
  await page.evaluate((text) => sessionStorage.setItem('view-state', text), stored);
  await page.goto(`${addressOf('claims', 'en')}#vehicle`);
  await boxes(page).first().check();
  expect(await page.evaluate(() => localStorage.ticks)).toContain('claims.vehicle');
});
