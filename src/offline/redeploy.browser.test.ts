/** A tab of the version before goes on through a deploy, with what was typed in it. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { languageCodes, type Language } from '../i18n/languages.ts';
import { addressOf } from '../site/urls.ts';
import type { Site } from '../hosting/server/site-files.ts';
import { siteFiles } from '../test/built-site.ts';
import { isThorough } from '../test/combinations.ts';
import { deploySite, type DeployedSite } from '../test/deployed-site.ts';
import { nextVersionOf, scriptOfNextVersion, withAssetsOf } from '../test/next-version.ts';
import { phone, visit } from '../test/site.ts';

const next = nextVersionOf(siteFiles);
const tries = isThorough ? 100 : 6;
const text = 'અડધો સંદેશ, आधा संदेश';

const scriptOf = (page: Page) => page.locator('head script[type=module]').getAttribute('src');

/** How often the page itself was asked for. */
const loadsOf = (site: DeployedSite, address: string) => site.requests.filter((request) => request === `GET ${address}`).length;

/** A tab on the contact page of this version, on a site that has just moved on. */
async function leaveBehind(language: Language, moved: Site): Promise<{ page: Page; site: DeployedSite; address: string }> {
  const site = await deploySite(siteFiles);
  const address = addressOf('contact', language);
  const page = await visit(address, { ...phone, baseURL: site.url, expectedFaults: /404/ });
  site.deploy(moved);
  return { page, site, address };
}

const rows = Array.from({ length: tries }, (_, position) => ({ position, language: languageCodes[position % languageCodes.length] ?? 'en' }));

describe('where the files of the version before are still there', () => {
  test.each(rows)('try $position, in $language: nothing is loaded anew', async ({ language }) => {
    const { page, site, address } = await leaveBehind(language, withAssetsOf(siteFiles, next));
    await page.locator('#text').fill(text);
    await page.waitForSelector('[data-island="contact-form"][data-hydrated]');
    expect([await page.locator('#text').inputValue(), loadsOf(site, address)]).toEqual([text, 1]);
  });
});

describe('where they are gone', () => {
  test.each(rows)('try $position, in $language: the page is loaded anew once, with what was typed', async ({ language }) => {
    const { page } = await leaveBehind(language, next);
    await page.locator('#text').fill(text);
    await expect.poll(() => scriptOf(page).catch(() => '')).toMatch(scriptOfNextVersion);
    await expect.poll(() => page.locator('#text').inputValue()).toBe(text);
    await page.locator('#name').fill('આશા');
    await page.waitForSelector('[data-island="contact-form"][data-hydrated]');
    expect([await page.locator('#text').inputValue(), await page.locator('#name').inputValue()]).toEqual([text, 'આશા']);
  });

  test('a part that is missing in the newest version as well never leads to a loop', async () => {
    const broken = new Map([...next].filter(([address]) => !/\/assets\/(hydrate|island-tree)-/.test(address)));
    const { page } = await leaveBehind('gu', broken);
    await page.locator('#text').fill(text);
    await expect.poll(() => scriptOf(page).catch(() => '')).toMatch(scriptOfNextVersion);
    // Gone as soon as the page is loaded once more.
    await page.evaluate(() => document.documentElement.setAttribute('data-still-here', ''));
    for (const field of ['#name', '#email', '#text', '#name']) await page.locator(field).tap();
    await page.waitForTimeout(1500);
    expect(await page.locator('html[data-still-here]').count()).toBe(1);
    expect(await page.locator('#text').inputValue()).toBe(text);
  });
});

describe('where the network loses a part', () => {
  /** The contact page, after a touch that lost its app; `isLost` says which kinds of request lose it. */
  async function withoutApp(isLost: (kind: string) => boolean): Promise<{ page: Page; loads: () => number }> {
    const site = await deploySite(siteFiles);
    const page = await visit(addressOf('contact', 'gu'), { ...phone, baseURL: site.url, expectedFaults: /ERR_FAILED/ });
    await page.waitForFunction(() => document.querySelector<HTMLFormElement>('form')?.noValidate);
    await page.route('**/assets/hydrate-*.js', (route) => (isLost(route.request().resourceType()) ? route.abort() : route.continue()));
    let loads = 0;
    page.on('load', () => (loads += 1));
    await Promise.all([page.waitForEvent('requestfailed'), page.locator('#text').fill(text)]);
    return { page, loads: () => loads };
  }

  test('the form hydrates at the next touch after it has come back, with what was typed', async () => {
    const { page, loads } = await withoutApp(() => true);
    await page.waitForTimeout(1500);
    expect(loads()).toBe(0);
    await page.unrouteAll();
    await page.locator('#name').fill('આશા');
    await page.waitForSelector('[data-island="contact-form"][data-hydrated]');
    expect([await page.locator('#text').inputValue(), await page.locator('#name').inputValue()]).toEqual([text, 'આશા']);
  });

  test('which something keeps from the page alone, it is loaded anew once and no more', async () => {
    const { page, loads } = await withoutApp((kind) => kind === 'script');
    await expect.poll(loads).toBe(1);
    for (const field of ['#name', '#email', '#text']) await page.locator(field).tap();
    await page.waitForTimeout(1500);
    expect([loads(), await page.locator('#text').inputValue()]).toEqual([1, text]);
  });
});

test('Send as the first touch in a tab of the version before is sent, and not cut off by loading it anew', async () => {
  const site = await deploySite(siteFiles);
  const page = await visit(addressOf('contact', 'en'), { ...phone, baseURL: site.url, expectedFaults: /404/ });
  await page.waitForFunction(() => document.querySelector<HTMLFormElement>('form')?.noValidate);
  // As a browser fills fields in, without a touch.
  await page.evaluate(() => {
    for (const [id, value] of [
      ['name', 'Asha'],
      ['email', 'asha@example.com'],
      ['text', 'Hello'],
    ] as const)
      Object.assign(document.getElementById(id) ?? {}, { value });
  });
  const sent: string[] = [];
  await page.route(
    (url) => url.origin === site.url,
    async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      sent.push(route.request().postData() ?? '');
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.fulfill({ contentType: 'text/html', body: '<h1>Thank you</h1>' });
    },
  );
  site.deploy(next);
  await page.locator('form[data-draft] button[type=submit]').tap();
  await page.waitForSelector('h1:text("Thank you")');
  expect(sent).toEqual([expect.stringContaining('Asha')]);
});
