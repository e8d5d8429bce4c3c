/** A whole Chromium that keeps pages in its memory for whoever comes back to them, as visitors' browsers do. */
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { findFullChromium, launchArguments } from '../setup/chromium.ts';

/** Runs as long as the tests of a file; returns how to open a fresh visitor's context in it. */
export function rememberingChromium(): (options?: BrowserContextOptions) => Promise<BrowserContext> {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: findFullChromium(),
      args: launchArguments,
      // Playwright switches this memory off, because a restored page is none of its own.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
  });
  afterAll(() => browser.close());
  return (options) => browser.newContext(options);
}
