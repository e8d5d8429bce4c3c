/** Starts what all browser tests share: the built site of the tested project on a local server, and one Chromium. */
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { serve } from '../hosting/serve.ts';
import { findChromium, launchArguments } from '../setup/chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the served site, without a trailing slash. */
    siteUrl: string;
    /** Where tests connect to the running Chromium. */
    browserEndpoint: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const executablePath = findChromium();
  if (!executablePath) {
    throw new Error(
      'This machine has no Chromium, so no browser test can run. Run "npm test", which provides one, or set CHROME_PATH.',
    );
  }
  const site = await serve({ directory: join(project.getProvidedContext().copy, 'dist') });
  const browser = await chromium.launchServer({ executablePath, args: launchArguments });
  project.provide('siteUrl', site.url);
  project.provide('browserEndpoint', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await site.close();
  };
}
