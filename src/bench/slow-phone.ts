/** A phone on a network of Gujarat, as Chromium plays it: a slowed processor and a narrow line. */
import { chromium, type Browser, type CDPSession, type Page } from 'playwright-core';
import { findFullChromium, launchArguments } from '../setup/chromium.ts';

/** What a line carries, and the milliseconds before an answer begins. */
const networks = {
  '9 Mbps, 100 ms': { kilobitsPerSecond: 9000, latency: 100 },
  '400 kbps, 400 ms': { kilobitsPerSecond: 400, latency: 400 },
} as const;

export type NetworkName = keyof typeof networks;

export const networkNames = Object.keys(networks) as NetworkName[];

/** How many times slower than this machine the phone's processor is. */
const slowdown = 6;

/** @throws {Error} when this machine has no Chromium */
export async function launchChromium(words: readonly string[] = []): Promise<Browser> {
  const executablePath = findFullChromium();
  if (!executablePath) throw new Error('This machine has no Chromium, so nothing can be measured. Install one, or set CHROME_PATH.');
  return chromium.launch({ executablePath, args: [...launchArguments, ...words] });
}

export interface SlowPhone {
  page: Page;
  session: CDPSession;
  close(): Promise<void>;
}

/** A fresh visitor's page; `prepare` runs in it before any script of its own. */
export async function openSlowPhone(browser: Browser, network: NetworkName, prepare: () => void = () => {}): Promise<SlowPhone> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true, locale: 'en-IN' });
  await context.addInitScript(prepare);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const { kilobitsPerSecond, latency } = networks[network];
  const throughput = (kilobitsPerSecond * 1000) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, latency, downloadThroughput: throughput, uploadThroughput: throughput / 3 });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, session, close: () => context.close() };
}
