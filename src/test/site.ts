/** The built site as browser tests see it. */
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { inject, onTestFinished } from 'vitest';

export const siteUrl = inject('siteUrl');

/** The phone that most visitors hold. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 } as const satisfies BrowserContextOptions;

export interface PageOptions extends BrowserContextOptions {
  /** How many times slower than this machine the page's processor runs. */
  cpuSlowdown?: number;
  /** Runs in the page before any of its own scripts. */
  prepare?: () => void;
}

let connection: Promise<Browser> | undefined;

/** A fresh visitor's page that has opened nothing yet; the caller closes its context. */
export async function emptyPage({ cpuSlowdown = 1, prepare, ...contextOptions }: PageOptions = {}): Promise<Page> {
  connection ??= chromium.connect(inject('browserEndpoint'));
  const context = await (await connection).newContext({ baseURL: siteUrl, ...contextOptions });
  if (prepare) await context.addInitScript(prepare);
  const page = await context.newPage();
  if (cpuSlowdown > 1) {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  }
  return page;
}

/** A fresh visitor's page that has opened an address of the site; it closes when the test ends. */
export async function visit(address: string, options: PageOptions = {}): Promise<Page> {
  const page = await emptyPage(options);
  onTestFinished(() => page.context().close());
  await page.goto(address);
  return page;
}
