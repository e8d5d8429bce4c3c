/** The site in a browser whose owner has blocked cookies, and with them everything that pages keep on the device. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFullChromium, launchArguments } from '../setup/chromium.ts';
import { addressOf } from '../site/urls.ts';
import {
  contactAddress,
  fillIn,
  focusSays,
  formWords,
  sampleMessage,
  sendButton,
  typedIn,
} from '../test/contact-page.ts';
import { answersJson } from '../test/fault-server.ts';
import { phone, watchForFaults } from '../test/site.ts';
import { siteWithCollector } from '../test/site-with-collector.ts';

/** Chromium's number for "block" among its content settings. */
const block = 2;

const language = 'gu';
const { collector, site } = siteWithCollector();
let profile: string;
let context: BrowserContext;

beforeAll(async () => {
  profile = mkdtempSync(join(tmpdir(), 'blocked-storage-'));
  mkdirSync(join(profile, 'Default'));
  writeFileSync(
    join(profile, 'Default/Preferences'),
    JSON.stringify({ profile: { default_content_setting_values: { cookies: block } } }),
  );
  context = await chromium.launchPersistentContext(profile, {
    executablePath: findFullChromium(),
    args: launchArguments,
    baseURL: site.url,
    ...phone,
  });
  await watchForFaults(context, { expectedFaults: /status of 500/ });
});
afterAll(async () => {
  await context.close();
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
});

/** A page that closes with the browser. */
async function open(address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  await expect(page.evaluate(() => localStorage.length)).rejects.toThrow('SecurityError');
  return page;
}

test('a message that failed stays in the form, and is sent by pressing Send again', async () => {
  const page = await open(contactAddress(language));
  await fillIn(page);
  collector.treat(answersJson(500, {}));
  await sendButton(page).tap();
  await page.locator('[data-island="contact-form"] [data-shown="true"]').waitFor();
  expect(await typedIn(page)).toEqual(sampleMessage);
  collector.treat(answersJson(200, { ok: true }));
  await sendButton(page).tap();
  await focusSays(page, formWords(language).sentTitle);
});

test('ticks are counted as long as the page lives, and another language is a tap away', async () => {
  const page = await open(`${addressOf('claims', language)}#health`);
  const list = page.locator('#health [data-island="checklist"]');
  const before = await list.locator('[role=status]').textContent();
  await list.locator('[data-tick]').first().tap();
  await expect.poll(() => list.locator('[role=status]').textContent()).not.toBe(before);
  await page
    .locator('a[data-language="en"]')
    .last()
    .evaluate((link: HTMLElement) => link.click());
  await page.waitForURL(`**${addressOf('claims', 'en')}*`);
});
