/** The site in a browser whose owner has blocked cookies, and with them everything that pages keep on the device. */
import { chromium } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { findFullChromium, launchArguments } from '../setup/chromium.ts';
import { addressOf } from '../site/urls.ts';
import { phone, siteUrl, watchForFaults } from '../test/site.ts';
import { temporaryFolder } from '../test/temporary-folder.ts';

/** Chromium's number for "block" among its content settings. */
const block = 2;

test('ticks are counted as long as the page lives, and another language is a tap away', async () => {
  const profile = temporaryFolder({
    'Default/Preferences': JSON.stringify({ profile: { default_content_setting_values: { cookies: block } } }),
  });
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findFullChromium(),
    args: launchArguments,
    baseURL: siteUrl,
    ...phone,
  });
  onTestFinished(() => context.close());
  await watchForFaults(context);
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
