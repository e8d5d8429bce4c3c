/** The built site as browser tests see it. */
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest';
import { findChromium, launchArguments } from '../setup/chromium.ts';
import { isThorough } from './combinations.ts';

export const siteUrl = inject('siteUrl');

/** The phone that most visitors hold. */
export const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
} as const satisfies BrowserContextOptions;

/** A laptop, where the whole menu has room. */
export const laptop = { viewport: { width: 1280, height: 800 } } as const satisfies BrowserContextOptions;

export interface PageOptions extends BrowserContextOptions {
  /** Runs in the page before any of its own scripts. */
  prepare?: () => void;
  /** Faults that the test provokes: errors in the console that match it are let pass. */
  expectedFaults?: RegExp;
  /** What the test has the security policy refuse, as directive and address; no other refusal is let pass. */
  expectedRefusals?: RegExp;
}

/** Has something done at the end: of the test, or of all that share a page. */
export type WhenDone = (end: () => void | Promise<void>) => void;

export interface VisitOptions extends PageOptions {
  /** How many times slower than this machine the page's processor runs once the page has come; its coming is timed by the bench. */
  cpuSlowdown?: number;
  /** In place of the end of the test. */
  whenDone?: WhenDone;
}

/** The same phone, as cheap as most are: on this machine a sixth of its speed; by day, when tests stand in each other's way, they are slow enough. */
export const slowPhone: VisitOptions = { ...phone, cpuSlowdown: isThorough ? 6 : 1 };

/** What pages have reported since the test before, and no test has provoked. */
export const faults: string[] = [];

const refusal = 'The security policy refused';

/** Watches the pages of a context for errors in the console, uncaught ones, and what the security policy refuses: the test during which one comes fails. */
export async function watchForFaults(
  context: BrowserContext,
  { expectedFaults, expectedRefusals }: PageOptions = {},
): Promise<void> {
  const report = (fault: string) =>
    (fault.startsWith(refusal) ? expectedRefusals : expectedFaults)?.test(fault) || faults.push(fault);
  context.on(
    'console',
    (message) => message.type() === 'error' && report(`${message.text()} (${message.location().url})`),
  );
  context.on('weberror', (fault) => report(String(fault.error())));
  await context.addInitScript((words) => {
    // What the map refuses inside of its frame is its own affair.
    if (self === top)
      addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
        console.error(`${words}: ${effectiveDirective} ${blockedURI}`),
      );
  }, refusal);
}

/** Of this worker alone: every step of a test in a browser that all share would go through the process of Vitest, too. */
let browser: Promise<Browser> | undefined;

/** A fresh visitor's page that has opened nothing yet; the caller closes its context. */
export async function emptyPage({
  prepare,
  expectedFaults,
  expectedRefusals,
  ...contextOptions
}: PageOptions = {}): Promise<Page> {
  browser ??= chromium.launch({ executablePath: findChromium(), args: launchArguments });
  // A service worker would answer what a test has routed elsewhere; tests of it say 'allow'.
  const context = await (await browser).newContext({ baseURL: siteUrl, serviceWorkers: 'block', ...contextOptions });
  if (prepare) await context.addInitScript(prepare);
  const page = await context.newPage();
  // Not before: on the blank page there is no storage for what prepares a visit.
  await watchForFaults(context, { expectedFaults, expectedRefusals });
  return page;
}

/** A fresh visitor's page that has opened an address of the site; it closes when the test ends. */
export async function visit(
  address: string,
  { cpuSlowdown = 1, whenDone = onTestFinished, ...options }: VisitOptions = {},
): Promise<Page> {
  const page = await emptyPage(options);
  const context = page.context();
  whenDone(() => context.close());
  await page.goto(address);
  if (cpuSlowdown > 1)
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  return page;
}

/** For tests that only look: one page for all tests of a file, which opens their addresses in turn and is as fresh each time, in half the time of a visit. */
export function pageOpener(options: PageOptions = {}): (address: string) => Promise<Page> {
  let page: Page;
  beforeAll(async () => {
    page = await emptyPage(options);
  });
  afterAll(() => page.context().close());
  return async (address) => {
    onTestFinished(() => page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear())));
    await page.goto(address);
    return page;
  };
}

/** Has files come later than they would, in milliseconds. */
export const delayFiles = (page: Page, files: string | RegExp, delay: number): Promise<unknown> =>
  page.route(files, (route) => pause(delay).then(() => route.continue()));
