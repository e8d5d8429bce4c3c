/** Nothing typed is lost: neither by reload nor by leaving, language, failure, redeploy or a browser that stores nothing. */
import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import {
  contactAddress,
  fillIn,
  focusSays,
  formWords,
  presses,
  sampleMessage,
  typedIn,
  whenHydrated,
  whenEnhanced,
} from '../../test/contact-page.ts';
import { denyStorage } from '../../test/deny-storage.ts';
import { answers, answersJson } from '../../test/fault-server.ts';
import { phone, visit } from '../../test/site.ts';
import { siteWithCollector } from '../../test/site-with-collector.ts';

const { collector, site } = siteWithCollector();

const open = (options = {}) =>
  visit(contactAddress('gu'), {
    ...phone,
    baseURL: site.url,
    expectedFaults: /Failed to load resource.*(500|404)/,
    ...options,
  });

/** Waits until the small script has put the draft back. */
async function expectRestored(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector<HTMLTextAreaElement>('#text')?.value);
  expect(await typedIn(page)).toEqual(sampleMessage);
}

const switchTo = (page: Page, language: 'en' | 'hi') => page.locator(`a[data-language=${language}]`).first().click();

test.each<[string, (page: Page) => Promise<unknown>]>([
  [
    'a failure and reload',
    async (page) => {
      collector.treat(answers(500));
      await presses.touch(page);
      await focusSays(page, formWords('gu').errors.problem);
      await page.reload();
    },
  ],
  [
    'a redeploy, with every old file gone',
    async (page) => {
      await page.route('**/assets/{hydrate,contact-form}-*.js', (route) =>
        route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>404</h1>' }),
      );
      await page.locator('#name').focus();
      await page.unrouteAll();
      await page.reload();
    },
  ],
])('after %s it stands in the form again', async (_, leave) => {
  const page = await open();
  await fillIn(page);
  await leave(page);
  await expectRestored(page);
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
