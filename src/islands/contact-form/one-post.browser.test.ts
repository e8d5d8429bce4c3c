/** However and whenever Send is pressed, the collector gets the message once. */
import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { addressOf } from '../../site/urls.ts';
import {
  contactAddress, fillIn, focusSays, formWords, presses, sampleMessage, sendButton, typedIn, whenHydrated, whenEnhanced,
} from '../../test/contact-page.ts';
import { answersJson, breaksOff, hangs } from '../../test/fault-server.ts';
import { phone, visit } from '../../test/site.ts';
import { siteWithCollector } from '../../test/site-with-collector.ts';

const { collector, site } = siteWithCollector();
const words = formWords('hi');

const bodies = () => collector.log.map(({ body }) => JSON.parse(body));
const expectedFaults = /Failed to load resource|Failed to fetch dynamically/;

const open = (options = {}) => visit(contactAddress('hi'), { ...phone, baseURL: site.url, expectedFaults, ...options });

test.each<[string, (page: Page) => Promise<unknown>]>([
  ['a double tap', (page) => sendButton(page).dblclick()],
  ['three clicks', (page) => sendButton(page).click({ clickCount: 3 })],
  ['Enter in a field', (page) => page.locator('#name').press('Enter')],
  ['Space held on the button', async (page) => {
    await sendButton(page).focus();
    for (let press = 0; press < 5; press += 1) await page.keyboard.press('Space');
  }],
  ['a submit and a click in the same moment', (page) =>
    page.locator('form[data-draft]').evaluate((form: HTMLFormElement) => {
      form.requestSubmit();
      form.querySelector('button')?.click();
      form.requestSubmit();
    })],
])('%s sends once', async (_, press) => {
  const page = await open();
  await fillIn(page);
  await whenHydrated(page);
  await press(page);
  await focusSays(page, words.sentTitle);
  expect(bodies()).toEqual([sampleMessage]);
});

test('twenty thousand units of text, emoji, nothing and half a pair arrive as they were typed', async () => {
  const message = `${'👨‍👩‍👧‍👦'.repeat(1700)}${'ક્ષ્મ્ય '.repeat(200)}\u0000\u202eend`;
  const page = await open();
  await fillIn(page);
  await page.locator('#text').evaluate((field: HTMLTextAreaElement, text) => {
    field.value = text + String.fromCharCode(0xd800);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }, message);
  await presses.touch(page);
  await focusSays(page, words.sentTitle);
  expect(message.length).toBeGreaterThan(20_000);
  expect(bodies()).toEqual([{ ...sampleMessage, message: `${message}\ud800` }]);
});

test('sending in one tab leaves the other tab’s text alone', async () => {
  const page = await open();
  const other = await page.context().newPage();
  await other.goto(contactAddress('hi'));
  await fillIn(page);
  await fillIn(other, { ...sampleMessage, message: 'Another' });
  await presses.touch(page);
  await focusSays(page, words.sentTitle);
  expect(bodies()).toEqual([sampleMessage]);
  expect((await typedIn(other)).message).toBe('Another');
});

describe('pressed before React is there', () => {
  /** Holds back the app's own chunk until the returned function is called, or answers for it. */
  async function delayApp(page: Page, then: 'continue' | 'fail'): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/assets/hydrate-*.js', async (route) => {
      await promise;
      await (then === 'fail' ? route.fulfill({ status: 404, body: 'Gone' }) : route.continue());
    });
    return resolve;
  }

  test('Send is held, says so, and sends once', async () => {
    const page = await open();
    const arrive = await delayApp(page, 'continue');
    await whenEnhanced(page);
    await fillIn(page);
    await sendButton(page).click();
    await sendButton(page).click();
    expect(await sendButton(page).evaluate((button) => getComputedStyle(button, '::after').content)).toBe(`"${words.sending}"`);
    expect(collector.log).toEqual([]);
    arrive();
    await focusSays(page, words.sentTitle);
    expect(bodies()).toEqual([sampleMessage]);
  });

  test('what is still to be fixed is said in the page’s language, not the browser’s', async () => {
    const page = await open();
    const arrive = await delayApp(page, 'continue');
    await whenEnhanced(page);
    await sendButton(page).click();
    arrive();
    await page.getByText(words.errors.name).first().waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('name');
    expect(collector.log).toEqual([]);
  });

  test('where the app cannot be had, as after a redeploy, the browser sends it itself, once', async () => {
    collector.treat((response) => void response.writeHead(303, { Location: addressOf('thank-you', 'hi') }).end());
    const page = await open();
    const arrive = await delayApp(page, 'fail');
    await whenEnhanced(page);
    await fillIn(page);
    await sendButton(page).click();
    await sendButton(page).click();
    arrive();
    await page.waitForURL(`**${addressOf('thank-you', 'hi')}`);
    const [arrival, ...others] = collector.log;
    const { _next, ...message } = Object.fromEntries(new URLSearchParams(arrival?.body));
    expect(others).toEqual([]);
    expect(_next).toMatch(/\/hi\/contact\/thank-you$/);
    expect(message).toEqual({ ...sampleMessage, message: sampleMessage.message.replaceAll('\n', '\r\n') });
    await page.waitForFunction(() => sessionStorage.getItem('values') === null);
  });

  test('a form that the browser would refuse is not left for an error page', async () => {
    const page = await open();
    const arrive = await delayApp(page, 'fail');
    await whenEnhanced(page);
    await page.locator('#name').fill('Asha');
    await sendButton(page).click();
    arrive();
    await page.waitForFunction(() => document.activeElement?.id === 'email');
    expect(collector.log).toEqual([]);
    expect(await page.locator('#name').inputValue()).toBe('Asha');
  });

  test('offline, the page is not left and the text stays', async () => {
    const page = await open();
    await whenEnhanced(page);
    await page.context().setOffline(true);
    await fillIn(page);
    await sendButton(page).click();
    await page.waitForFunction(() => !document.querySelector('[data-held]'));
    expect(await typedIn(page)).toEqual(sampleMessage);
    await page.context().setOffline(false);
    await sendButton(page).click();
    await Promise.race([focusSays(page, words.sentTitle), page.waitForURL('**/thank-you')]);
    expect(collector.log).toHaveLength(1);
  });
});

describe('leaving while it is being sent', () => {
  test.each<[string, (page: Page) => Promise<unknown>]>([
    ['by reload', (page) => page.reload()],
    ['to another page and back', async (page) => {
      await page.goto(addressOf('claims', 'hi'));
      await page.goBack();
    }],
  ])('%s keeps the text and says nothing that is not so', async (_, leave) => {
    collector.treat(hangs);
    const page = await open();
    await fillIn(page);
    await presses.touch(page);
    await page.getByRole('status').getByText(words.sending).waitFor();
    await leave(page);
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('#name')?.value !== '');
    expect(await typedIn(page)).toEqual(sampleMessage);
    expect(await page.getByText(words.sentTitle).count()).toBe(0);
    expect(collector.log).toHaveLength(1);
  });
});

test('a failed message goes with one more tap, and is not sent by itself', async () => {
  collector.treat(breaksOff(422));
  const page = await open();
  await fillIn(page);
  await presses.touch(page);
  await focusSays(page, words.errors.unexpected);
  expect(collector.log).toHaveLength(1);
  collector.treat(answersJson(200, { ok: true }));
  await presses.touch(page);
  await focusSays(page, words.sentTitle);
  expect(collector.log.filter(({ isAccepted }) => isAccepted)).toHaveLength(1);
});
