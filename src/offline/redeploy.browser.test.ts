/** A tab of the version before goes on through a deploy, with what was typed in it. */
import type { Page } from 'playwright-core';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Site } from '../test/site-files.ts';
import { addressOf } from '../site/urls.ts';
import { siteFiles } from '../test/built-site.ts';
import { deploySite } from '../test/deployed-site.ts';
import { nextVersionOf } from '../test/next-version.ts';
import { phone, visit } from '../test/site.ts';

const next = nextVersionOf(siteFiles);
const text = 'અડધો સંદેશ, आधा संदेश';
const site = await deploySite(siteFiles, afterAll);
beforeEach(() => site.deploy(siteFiles));

const typed = (page: Page) => Promise.all(['#text', '#name'].map((field) => page.locator(field).inputValue()));

const waitForReact = (page: Page) => page.waitForSelector('[data-island="contact-form"][data-hydrated]');

/** Marks what is gone as soon as the page is loaded once more. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-still-here', ''));

const isStillHere = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-still-here'));

/** However often it is touched, the page is not loaded anew. */
async function expectToStay(page: Page): Promise<void> {
  await mark(page);
  for (const field of ['#name', '#email', '#text', '#name']) await page.locator(field).tap();
  await page.waitForTimeout(1500);
  expect(await isStillHere(page)).toBe(true);
  expect(await page.locator('#text').inputValue()).toBe(text);
}

/** A tab on the contact page, whose small script is at work. */
async function openForm(expectedFaults: RegExp): Promise<Page> {
  const page = await visit(addressOf('contact', 'gu'), { ...phone, baseURL: site.url, expectedFaults });
  await page.waitForFunction(() => document.querySelector<HTMLFormElement>('form[data-draft]')?.noValidate);
  await mark(page);
  return page;
}

/** Such a tab on a site that has just moved on. */
async function leaveBehind(moved: Site): Promise<Page> {
  const page = await openForm(/404/);
  site.deploy(moved);
  return page;
}

test('where they are gone, the page stays with what was typed, and is never loaded anew', async () => {
  const page = await leaveBehind(next);
  await page.locator('#text').fill(text);
  await expectToStay(page);
});

test('Send as the first touch is sent, and not cut off by loading the page anew', async () => {
  const page = await openForm(/404/);
  // As a browser fills fields in, without a touch.
  await page.evaluate(() => {
    const values = { name: 'Asha', email: 'asha@example.com', text: 'Hello' };
    for (const [id, value] of Object.entries(values)) Object.assign(document.getElementById(id) ?? {}, { value });
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

describe('where the network loses a part', () => {
  /** The form after a touch that lost its app. */
  async function withoutApp(): Promise<Page> {
    const page = await openForm(/ERR_FAILED/);
    await page.route('**/assets/hydrate-*.js', (route) => route.abort());
    await Promise.all([page.waitForEvent('requestfailed'), page.locator('#text').fill(text)]);
    return page;
  }

  test('the form hydrates at the next touch after it has come back, with what was typed', async () => {
    const page = await withoutApp();
    await page.waitForTimeout(1500);
    expect(await isStillHere(page)).toBe(true);
    await page.unrouteAll();
    await page.locator('#name').fill('આશા');
    await waitForReact(page);
    expect(await typed(page)).toEqual([text, 'આશા']);
  });
});
