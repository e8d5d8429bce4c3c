/** Nothing typed is lost: neither by reload nor by leaving, language, failure, redeploy or a browser that stores nothing. */
import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { addressOf } from '../../site/urls.ts';
import { contactAddress, fillIn, focusSays, formWords, presses, sampleMessage, typedIn, whenHydrated, whenEnhanced } from '../../test/contact-page.ts';
import { denyStorage } from '../../test/deny-storage.ts';
import { answers, answersJson } from '../../test/fault-server.ts';
import { phone, visit } from '../../test/site.ts';
import { siteWithCollector } from '../../test/site-with-collector.ts';

const { collector, site } = siteWithCollector();

const open = (options = {}) => visit(contactAddress('gu'), { ...phone, baseURL: site.url, expectedFaults: /Failed to load resource.*(500|404)/, ...options });

/** Waits until the small script has put the draft back. */
async function expectRestored(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector<HTMLTextAreaElement>('#text')?.value);
  expect(await typedIn(page)).toEqual(sampleMessage);
}

const switchTo = (page: Page, language: 'en' | 'hi') => page.locator(`a[data-language=${language}]`).first().click();

test.each<[string, (page: Page) => Promise<unknown>]>([
  ['reload', (page) => page.reload()],
  ['a way to another page and back', async (page) => {
    await page.goto(addressOf('claims', 'gu'));
    await page.goBack();
  }],
  ['a way back and forward', async (page) => {
    await page.goBack();
    await page.goForward();
  }],
  ['the switch to another language', async (page) => {
    await switchTo(page, 'hi');
    await page.waitForURL(`**${contactAddress('hi')}`);
  }],
  ['a failure and reload', async (page) => {
    collector.treat(answers(500));
    await presses.touch(page);
    await focusSays(page, formWords('gu').errors.problem);
    await page.reload();
  }],
  ['a redeploy, with every old file gone', async (page) => {
    await page.route('**/assets/{hydrate,contact-form}-*.js', (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>404</h1>' }));
    await page.locator('#name').focus();
    await page.unrouteAll();
    await page.reload();
  }],
])('after %s it stands in the form again', async (_, leave) => {
  const page = await open();
  await fillIn(page);
  await leave(page);
  await expectRestored(page);
});

test('the draft is one for all languages', async () => {
  const page = await open();
  await fillIn(page);
  await switchTo(page, 'en');
  await page.waitForURL(`**${contactAddress('en')}`);
  await expectRestored(page);
  await page.locator('#name').fill('Asha');
  await page.goto(contactAddress('hi'));
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('#name')?.value === 'Asha');
});

test('back on a page that was left with less, the form holds the latest', async () => {
  const page = await open();
  await fillIn(page, { ...sampleMessage, message: 'અડધો' });
  await switchTo(page, 'en');
  await page.waitForURL(`**${contactAddress('en')}`);
  await page.waitForFunction(() => document.querySelector<HTMLTextAreaElement>('#text')?.value);
  await page.locator('#text').fill(sampleMessage.message);
  await page.goBack();
  await page.waitForFunction((whole) => document.querySelector<HTMLTextAreaElement>('#text')?.value === whole, sampleMessage.message);
  expect(await typedIn(page)).toEqual(sampleMessage);
});

test('what was emptied stays empty', async () => {
  const page = await open();
  await fillIn(page);
  await page.locator('#phone').fill('');
  await page.reload();
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('#name')?.value);
  expect(await page.locator('#phone').inputValue()).toBe('');
});

describe('back on a page that the browser fills in again', () => {
  /** Fills in the form in Gujarati, and goes on with it in English. */
  async function goOnInEnglish(): Promise<Page> {
    const page = await open();
    await fillIn(page);
    await switchTo(page, 'en');
    await page.waitForURL(`**${contactAddress('en')}`);
    await expectRestored(page);
    return page;
  }

  /** Holds back the script that enhances the form until the returned function is called. */
  async function holdEnhancing(page: Page): Promise<() => Promise<void>> {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/assets/client-*.js', async (route) => {
      await promise;
      await route.continue().catch(() => {});
    });
    return async () => {
      resolve();
      await page.unrouteAll();
    };
  }

  test('what was emptied since stays empty', async () => {
    const page = await goOnInEnglish();
    await page.locator('#phone').fill('');
    await page.goBack();
    await whenEnhanced(page);
    expect(await typedIn(page)).toEqual({ ...sampleMessage, phone: '' });
  });

  test('what is typed there before the script comes stays', async () => {
    const page = await goOnInEnglish();
    await page.locator('#phone').fill('');
    const letEnhance = await holdEnhancing(page);
    await page.goBack({ waitUntil: 'commit' });
    await page.locator('#phone').fill('1');
    await page.locator('#phone').press('2');
    await letEnhance();
    await whenEnhanced(page);
    expect((await typedIn(page)).phone).toMatch(/2/);
  });
});

test('after 24 hours nothing is put back', async () => {
  const page = await open();
  await fillIn(page);
  // Hydrating, React keeps anew what stands in the form.
  await whenHydrated(page);
  await page.evaluate(() => {
    const kept: { at: number } = JSON.parse(sessionStorage.getItem('values') ?? '{}');
    sessionStorage.setItem('values', JSON.stringify({ ...kept, at: kept.at - 24 * 60 * 60 * 1000 }));
  });
  await page.goto(contactAddress('en'));
  await page.waitForFunction(() => sessionStorage.getItem('values') === null);
  expect((await typedIn(page)).message).toBe('');
});

test('where storage is denied it lives as long as the page, through hydrating and failure', async () => {
  const page = await open({ prepare: denyStorage });
  collector.treat(answers(500));
  await fillIn(page);
  await whenHydrated(page);
  await presses.touch(page);
  await focusSays(page, formWords('gu').errors.problem);
  expect(await typedIn(page)).toEqual(sampleMessage);
  collector.treat(answersJson(200, {}));
  await presses.touch(page);
  await focusSays(page, formWords('gu').sentTitle);
  expect(collector.log.map(({ isAccepted }) => isAccepted)).toEqual([false, true]);
});
