/** Starts what all browser tests share: the built site on a local server, and one Chromium. */
import { resolve } from 'node:path';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { serve } from '../hosting/server/serve.ts';
import { findChromium, launchArguments } from '../setup/chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the served site, without a trailing slash. */
    siteUrl: string;
    /** Where tests connect to the running Chromium. */
    browserEndpoint: string;
  }
}

export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const executablePath = findChromium();
  if (!executablePath) {
    throw new Error('This machine has no Chromium, so no browser test can run. Run "npm test", which provides one, or set CHROME_PATH.');
  }
  const site = await serve({ directory: resolve(import.meta.dirname, '../../dist') });
  const browser = await chromium.launchServer({ executablePath, args: launchArguments });
  provide('siteUrl', site.url);
  provide('browserEndpoint', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await site.close();
  };
}
