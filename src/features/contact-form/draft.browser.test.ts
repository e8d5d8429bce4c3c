/** Nothing typed is lost where the browser fills in fields by itself. */
import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { messageFields } from './contact-message.ts';
import {
  contactAddress,
  fillIn,
  sampleMessage,
  sendButton,
  typedIn,
  whenEnhanced,
  whenHydrated,
} from '../../test/contact-page.ts';
import { addressOf } from '../../site/urls.ts';
import { delayFiles } from '../../test/site.ts';
import { answers, siteWithCollector, type Treatment } from '../../test/site-with-collector.ts';

const { collector, open } = siteWithCollector();

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

test('what a browser fills in without an event, while React comes and before, stays and is kept', async () => {
  const page = await open();
  const fill = (id: string, text: string) =>
    page.locator(`#${id}`).evaluate((field: HTMLInputElement, value) => void (field.value = value), text);
  await whenEnhanced(page);
  await fill('name', sampleMessage.name);
  await delayFiles(page, '**/assets/hydrate-*.js', 1000);
  await page.locator('#email').tap();
  for (const field of messageFields.slice(1, -1)) await fill(field, sampleMessage[field]);
  await whenHydrated(page);
  await page.locator('#text').fill(sampleMessage.message);
  expect(await typedIn(page)).toEqual(sampleMessage);
  await page.reload();
  await whenEnhanced(page);
  expect(await typedIn(page)).toEqual(sampleMessage);
});

test('a second message that the browser sends by itself and that is refused stands on every way back and forward', async () => {
  const page = await open();
  await page.route('**/assets/hydrate-*.js', (route) => route.abort());
  const thanks = addressOf('thank-you', 'gu');
  const send = async (treatment: Treatment) => {
    collector.treat(treatment);
    await fillIn(page);
    await sendButton(page).tap();
  };
  await send((response) => void response.writeHead(303, { Location: thanks }).end());
  await page.waitForURL(`**${thanks}`);
  await page.waitForFunction((email) => !JSON.stringify(sessionStorage).includes(email), sampleMessage.email);
  await page.goto(contactAddress('gu'));
  await whenEnhanced(page);
  expect((await typedIn(page)).message).toBe('');
  await send(answers(500, '<h1>500</h1>'));
  await page.getByRole('heading', { name: '500' }).waitFor();
  await page.goto(thanks);
  for (const go of ['goBack', 'goBack', 'goBack', 'goForward'] as const) {
    await page[go]();
    await page.waitForTimeout(300);
  }
  await page.waitForURL(`**${contactAddress('gu')}`);
  expect(await typedIn(page)).toEqual(sampleMessage);
});
