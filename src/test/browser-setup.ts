/** Starts what all browser tests share: the built site of the tested project on a local server. */
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { serve } from '../hosting/serve.ts';
import { findChromium } from '../setup/chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the served site, without a trailing slash. */
    siteUrl: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!findChromium()) {
    throw new Error(
      'This machine has no Chromium, so no browser test can run. Run "npm test", which provides one, or set CHROME_PATH.',
    );
  }
  const site = await serve({ directory: join(project.getProvidedContext().copy, 'dist') });
  project.provide('siteUrl', site.url);
  return () => site.close();
}
