/** The built site as browser tests see it. */
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, onTestFinished } from 'vitest';

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
  /** Runs in the page before any of its own scripts. */
  prepare?: () => void;
}

/** Has something done at the end: of the test, or of all that share a page. */
export type WhenDone = (end: () => void | Promise<void>) => void;

export interface VisitOptions extends PageOptions {
  /** How many times slower than this machine the page's processor runs once the page has come; its coming is timed by the bench. */
  cpuSlowdown?: number;
  /** In place of the end of the test. */
  whenDone?: WhenDone;
  /** Faults that the test provokes: errors in the console that match it are let pass. */
  expectedFaults?: RegExp;
}

/** The same phone, as cheap as most are: on this machine a sixth of its speed. */
export const slowPhone: VisitOptions = { ...phone, cpuSlowdown: 6 };

/** What pages of the context report: errors in the console, uncaught ones, and what the security policy refused. */
async function watchForFaults(context: BrowserContext): Promise<string[]> {
  const faults: string[] = [];
  context.on('console', (message) => message.type() === 'error' && faults.push(`${message.text()} (${message.location().url})`));
  context.on('weberror', (fault) => faults.push(String(fault.error())));
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => console.error(`${effectiveDirective} refused ${blockedURI}`));
  });
  return faults;
}

function expectOnly(expected: RegExp | undefined, faults: string[]): void {
  expect(faults.filter((fault) => !expected?.test(fault))).toEqual([]);
}

let connection: Promise<Browser> | undefined;

/** A fresh visitor's page that has opened nothing yet; the caller closes its context. */
export async function emptyPage({ prepare, ...contextOptions }: PageOptions = {}): Promise<Page> {
  connection ??= chromium.connect(inject('browserEndpoint'));
  // A service worker would answer what a test has routed elsewhere; tests of it say 'allow'.
  const context = await (await connection).newContext({ baseURL: siteUrl, serviceWorkers: 'block', ...contextOptions });
  if (prepare) await context.addInitScript(prepare);
  return context.newPage();
}

/** A fresh visitor's page that has opened an address of the site; it closes when the test ends, which fails when the page has reported a fault. */
export async function visit(address: string, { cpuSlowdown = 1, expectedFaults, whenDone = onTestFinished, ...options }: VisitOptions = {}): Promise<Page> {
  const page = await emptyPage(options);
  const context = page.context();
  whenDone(() => context.close());
  const faults = await watchForFaults(context);
  whenDone(() => expectOnly(expectedFaults, faults));
  await page.goto(address);
  if (cpuSlowdown > 1) await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  return page;
}

/** For tests that only look: one page for all tests of a file, which opens their addresses in turn and is as fresh each time, in half the time of a visit. */
export function lookAt({ expectedFaults, ...options }: Omit<VisitOptions, 'whenDone' | 'cpuSlowdown'> = {}): (address: string) => Promise<Page> {
  let page: Page;
  let faults: string[];
  beforeAll(async () => {
    page = await emptyPage(options);
    faults = await watchForFaults(page.context());
  });
  afterAll(() => page.context().close());
  return async (address) => {
    faults.splice(0);
    onTestFinished(async () => {
      expectOnly(expectedFaults, faults);
      await page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()));
    });
    await page.goto(address);
    return page;
  };
}
