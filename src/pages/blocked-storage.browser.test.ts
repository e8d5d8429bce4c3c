/** The site in a browser whose owner has blocked cookies, and with them everything that pages keep on the device. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFullChromium, launchArguments } from '../setup/chromium.ts';
import { addressOf } from '../site/urls.ts';
import { phone, siteUrl, watchForFaults } from '../test/site.ts';

/** Chromium's number for "block" among its content settings. */
const block = 2;

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
    baseURL: siteUrl,
    ...phone,
  });
  await watchForFaults(context);
});
afterAll(async () => {
  await context.close();
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
});

test('ticks are counted as long as the page lives, and another language is a tap away', async () => {
  const page = await context.newPage();
  await page.goto(`${addressOf('claims', 'gu')}#health`);
  await expect(page.evaluate(() => localStorage.length)).rejects.toThrow('SecurityError');
  const list = page.locator('#health [data-island="checklist"]');
  const status = list.getByRole('status').filter({ hasText: /\d/ });
  const before = await status.textContent();
  await list.locator('[data-tick]').first().tap();
  await expect.poll(() => status.textContent()).not.toBe(before);
  await page.locator('a[data-language="en"]').last().dispatchEvent('click');
  await page.waitForURL(`**${addressOf('claims', 'en')}*`);
});
