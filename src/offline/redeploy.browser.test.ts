/** A tab of the version before goes on through a deploy, with what was typed in it. */
import type { Page } from 'playwright-core';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { addressOf } from '../site/urls.ts';
import { siteFiles } from '../test/built-site.ts';
import { deploySite } from '../test/deployed-site.ts';
import { nextVersionOf } from '../test/next-version.ts';
import { phone, visit } from '../test/site.ts';

const next = nextVersionOf(siteFiles);
const text = 'અડધો સંદેશ, आधा संदेश';
const site = await deploySite(siteFiles, afterAll);
beforeEach(() => site.deploy(siteFiles));

/** A tab on the contact page, whose small script is at work. */
async function openForm(expectedFaults: RegExp): Promise<Page> {
  const page = await visit(addressOf('contact', 'gu'), { ...phone, baseURL: site.url, expectedFaults });
  await page.waitForFunction(() => document.querySelector<HTMLFormElement>('form[data-draft]')?.noValidate);
  return page;
}

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

test('where the network loses its code, the form hydrates at the next touch after it has come back, with what was typed', async () => {
  const page = await openForm(/ERR_FAILED/);
  await page.evaluate(() => (document.body.dataset.stillHere = ''));
  await page.route('**/assets/hydrate-*.js', (route) => route.abort());
  await Promise.all([page.waitForEvent('requestfailed'), page.locator('#text').fill(text)]);
  await page.waitForTimeout(1500);
  await page.unrouteAll();
  await page.locator('#name').fill('આશા');
  await page.waitForSelector('[data-island="contact-form"][data-hydrated]');
  expect(await Promise.all(['#text', '#name'].map((field) => page.locator(field).inputValue()))).toEqual([text, 'આશા']);
  // Never loaded anew.
  expect(await page.locator('body').getAttribute('data-still-here')).toBe('');
});
