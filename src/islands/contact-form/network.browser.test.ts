/** What visitors are shown when the network fails, is slow or is not there; the collector's log tells what reached it. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { freePort } from '../../hosting/server/port.ts';
import { serve, type RunningServer } from '../../hosting/server/serve.ts';
import { languageCodes, type Language } from '../../i18n/languages.ts';
import { builtSite } from '../../test/built-site.ts';
import { contactAddress, fillIn, focusSays, formWords, presses, sampleMessage, sendButton, typedIn, whenHydrated } from '../../test/contact-page.ts';
import { answersJson, drips, hangs, resets, type Treatment } from '../../test/fault-server.ts';
import { phone, visit } from '../../test/site.ts';
import { siteWithCollector } from '../../test/site-with-collector.ts';

const { collector, site } = siteWithCollector();
const servers: (Server | RunningServer)[] = [];

afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
});

/** What the browser itself writes to the console of these faults. */
const expectedFaults = /Failed to load resource|CORS policy/;

/** The contact page with its form filled in and hydrated, as a build would have it that posts to this address. */
async function openPostingTo(address: string, language: Language): Promise<Page> {
  const origin = new URL(address).origin;
  const elsewhere = await serve({ directory: builtSite, formOrigin: origin });
  servers.push(elsewhere);
  const page = await visit(contactAddress(language), { ...phone, baseURL: elsewhere.url, expectedFaults });
  await page.locator('form[data-draft]').evaluate((form, action) => form.setAttribute('action', action), address);
  await fillIn(page);
  await whenHydrated(page);
  return page;
}

/** A collector on another origin that does not let pages of this one ask it. */
async function unwillingCollector(): Promise<string> {
  const server = createServer((request, response) => void collector.handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  servers.push(server);
  return `http://localhost:${(server.address() as AddressInfo).port}/f/test`;
}

async function expectUnexpected(page: Page, language: Language): Promise<void> {
  await focusSays(page, formWords(language).errors.unexpected);
  expect(await typedIn(page)).toEqual(sampleMessage);
}

describe.each(languageCodes)('in %s', (language) => {
  test.each([
    ['a name that does not resolve', async () => 'https://collector.invalid/f/test'],
    ['a port where nobody listens', async () => `http://localhost:${await freePort()}/f/test`],
    ['a connection that is not secure after all', async () => `https://localhost:${new URL(site.url).port}/f/test`],
    ['a collector that does not let the site ask', unwillingCollector],
  ])('%s is said to be unexpected', async (_, address) => {
    const page = await openPostingTo(await address(), language);
    await presses.touch(page);
    await expectUnexpected(page, language);
    await presses.keyboard(page);
    await expectUnexpected(page, language);
  });

  test('an address that the security policy forbids is said to be unexpected', async () => {
    const elsewhere = /elsewhere\.example/;
    const expectedRefusals = /connect-src https:\/\/elsewhere\.example/;
    const page = await visit(contactAddress(language), { ...phone, baseURL: site.url, expectedFaults: elsewhere, expectedRefusals });
    await page.locator('form[data-draft]').evaluate((form) => form.setAttribute('action', 'https://elsewhere.example/'));
    await fillIn(page);
    await presses.touch(page);
    await expectUnexpected(page, language);
  });

  test('a post that an ad blocker stops is said to be unexpected', async () => {
    const page = await visit(contactAddress(language), { ...phone, baseURL: site.url, expectedFaults });
    await page.route('**/messages', (route) => route.abort('blockedbyclient'));
    await fillIn(page);
    await presses.touch(page);
    await expectUnexpected(page, language);
    expect(collector.log).toEqual([]);
  });

  test('a connection that breaks before an answer is said to be unexpected, and nothing was accepted', async () => {
    collector.treat(resets);
    const page = await visit(contactAddress(language), { ...phone, baseURL: site.url, expectedFaults });
    await fillIn(page);
    await presses.touch(page);
    await expectUnexpected(page, language);
    // The browser itself tries again where it had kept the connection open, so there may be two arrivals.
    expect(collector.log.filter(({ isAccepted }) => isAccepted)).toEqual([]);
  });

  test('being offline is said before sending, and the text goes with one tap when the network is back', async () => {
    collector.treat(answersJson(200, { ok: true }));
    const { otherWays, sentTitle, errors } = formWords(language);
    const page = await visit(contactAddress(language), { ...phone, baseURL: site.url, expectedFaults });
    await fillIn(page);
    await whenHydrated(page);
    expect(await page.getByText(otherWays.offline).isVisible()).toBe(false);
    await page.context().setOffline(true);
    await page.getByText(otherWays.offline).waitFor();
    await presses.touch(page);
    await focusSays(page, errors.unexpected);
    await page.context().setOffline(false);
    await page.getByText(otherWays.offline).waitFor({ state: 'hidden' });
    await presses.touch(page);
    await focusSays(page, sentTitle);
    expect(collector.log.map(({ body }) => JSON.parse(body))).toEqual([sampleMessage]);
  });
});

describe('a slow collector', () => {
  /** The page with Send just pressed, its clock in the test's hands. */
  async function press(treatment: Treatment): Promise<Page> {
    collector.treat(treatment);
    const page = await visit('about:blank', { ...phone, baseURL: site.url, expectedFaults });
    await page.clock.install();
    await page.goto(contactAddress('gu'));
    await fillIn(page);
    await whenHydrated(page);
    await presses.touch(page);
    await page.getByRole('status').getByText(words.sending).waitFor();
    return page;
  }

  const words = formWords('gu');
  let release = () => {};
  const answersWhenReleased: Treatment = (response) => {
    release = () => void response.writeHead(200).end();
  };

  test('Send is disabled and says that it is sending, and the focus is not dropped', async () => {
    const page = await press(hangs);
    expect([await sendButton(page).isDisabled(), await sendButton(page).innerText()]).toEqual([true, words.sending]);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(words.sending);
  });

  test.each([1_500, 14_000])('success after %i ms is success', async (milliseconds) => {
    const page = await press(answersWhenReleased);
    await page.clock.fastForward(milliseconds);
    await expect.poll(() => page.getByText(words.stillTrying).isVisible()).toBe(milliseconds > 8_000);
    release();
    await focusSays(page, words.sentTitle);
  });

  test.each([
    ['no answer', hangs],
    ['a refusal that drips', drips(422)],
  ])('%s is given up after 15 seconds, and a late answer changes nothing', async (_, treatment) => {
    const page = await press(treatment);
    await page.clock.fastForward(15_000);
    await expectUnexpected(page, 'gu');
    await page.clock.fastForward(60_000);
    await expectUnexpected(page, 'gu');
    expect(collector.log).toHaveLength(1);
  });

  describe('asked to wait half a minute', () => {
    const reason = words.errors.tooMany.replace('{{wait}}', words.errors.waitSeconds_other.replace('{{count}}', '30'));
    const canSend = (page: Page) => page.waitForFunction(() => !document.querySelector('form[data-draft] [disabled]'));

    async function askedToWait(): Promise<Page> {
      collector.treat(answersJson(429, {}, { 'Retry-After': '30' }));
      const page = await visit('about:blank', { ...phone, baseURL: site.url, expectedFaults });
      await page.clock.install();
      await page.goto(contactAddress('gu'));
      await fillIn(page);
      await presses.touch(page);
      await focusSays(page, reason);
      return page;
    }

    test('Send rests as long and does not send by itself', async () => {
      const page = await askedToWait();
      expect(await sendButton(page).isDisabled()).toBe(true);
      await page.clock.fastForward(30_000);
      await canSend(page);
      expect(collector.log).toHaveLength(1);
    });

    test('the reason and the focus on it stay when the wait is over', async () => {
      const page = await askedToWait();
      await page.clock.fastForward(30_000);
      await canSend(page);
      await focusSays(page, reason);
    });
  });
});
