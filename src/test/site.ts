/** The built site as browser tests see it. */
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { expect, inject, onTestFinished } from 'vitest';

export const siteUrl = inject('siteUrl');

/** The phone that most visitors hold. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 } as const satisfies BrowserContextOptions;

/** A laptop, where the whole menu has room. */
export const laptop = { viewport: { width: 1280, height: 800 } } as const satisfies BrowserContextOptions;

/** Rows for tests of what must work with the small script and without it. */
export const withAndWithoutScript = [
  { script: 'with JavaScript', javaScriptEnabled: true },
  { script: 'without JavaScript', javaScriptEnabled: false },
] as const;

export interface PageOptions extends BrowserContextOptions {
  /** How many times slower than this machine the page's processor runs. */
  cpuSlowdown?: number;
  /** Runs in the page before any of its own scripts. */
  prepare?: () => void;
}

/** The same, as cheap as most are: on this machine a sixth of its speed. */
export const slowPhone: PageOptions = { ...phone, cpuSlowdown: 6 };

/** Has something done at the end: of the test, or of all that share a page. */
export type WhenDone = (end: () => void | Promise<void>) => void;

export interface VisitOptions extends PageOptions {
  /** In place of the end of the test. */
  whenDone?: WhenDone;
  /** Faults that the test provokes: errors in the console that match it are let pass. */
  expectedFaults?: RegExp;
}

/** Fails the test when a page of the context reports a fault: an error in the console, an uncaught one, or what the security policy refused. */
async function watchForFaults(context: BrowserContext, expected: RegExp | undefined, whenDone: WhenDone): Promise<void> {
  const faults: string[] = [];
  context.on('console', (message) => message.type() === 'error' && faults.push(`${message.text()} (${message.location().url})`));
  context.on('weberror', (fault) => faults.push(String(fault.error())));
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => console.error(`${effectiveDirective} refused ${blockedURI}`));
  });
  whenDone(() => expect(faults.filter((fault) => !expected?.test(fault))).toEqual([]));
}

let connection: Promise<Browser> | undefined;

/** A fresh visitor's page that has opened nothing yet; the caller closes its context. */
export async function emptyPage({ cpuSlowdown = 1, prepare, ...contextOptions }: PageOptions = {}): Promise<Page> {
  connection ??= chromium.connect(inject('browserEndpoint'));
  // A service worker would answer what a test has routed elsewhere; tests of it say 'allow'.
  const context = await (await connection).newContext({ baseURL: siteUrl, serviceWorkers: 'block', ...contextOptions });
  if (prepare) await context.addInitScript(prepare);
  const page = await context.newPage();
  if (cpuSlowdown > 1) {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  }
  return page;
}

/** A fresh visitor's page that has opened an address of the site; it closes when the test ends. */
export async function visit(address: string, { expectedFaults, whenDone = onTestFinished, ...options }: VisitOptions = {}): Promise<Page> {
  const page = await emptyPage(options);
  whenDone(() => page.context().close());
  await watchForFaults(page.context(), expectedFaults, whenDone);
  await page.goto(address);
  return page;
}
