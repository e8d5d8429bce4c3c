/** Nothing typed is lost where the browser fills in fields by itself, or stores nothing. */
import { expect, test } from 'vitest';
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
    expectedFaults: /Failed to load resource.*500/,
    ...options,
  });

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

test('back on a page that the browser fills in again, what is typed there before the script comes stays', async () => {
  const page = await open();
  await fillIn(page);
  await page.locator('a[data-language=en]').first().click();
  await page.waitForURL(`**${contactAddress('en')}`);
  await page.waitForFunction(() => document.querySelector<HTMLTextAreaElement>('#text')?.value);
  expect(await typedIn(page)).toEqual(sampleMessage);
  await page.locator('#phone').fill('');
  const letEnhance = await holdEnhancing(page);
  await page.goBack({ waitUntil: 'commit' });
  await page.locator('#phone').fill('1');
  await page.locator('#phone').press('2');
  await letEnhance();
  await whenEnhanced(page);
  expect((await typedIn(page)).phone).toMatch(/2/);
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
