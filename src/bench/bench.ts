/**
 * `npm run bench`: when a slowed phone behind two lines of Gujarat shows the largest part of a page, beside the floor,
 * the same page without its script files and web fonts.
 */
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { serve } from '../hosting/serve.ts';
import type { Language } from '../i18n/languages.ts';
import { findFullChromium, launchArguments } from '../setup/chromium.ts';
import { commandOptions, runCommand } from '../setup/command-options.ts';
import { root } from '../setup/project-root.ts';
import { pageIds, type PageId } from '../site/pages.ts';
import { addressOf } from '../site/urls.ts';

/** Spoken by most visitors, and its script is among the heaviest to draw. */
const language: Language = 'gu';

/** Between them these hold every kind of island. */
const usualPages: readonly PageId[] = ['home', 'life', 'passport-new', 'claims', 'contact'];

/** Latency and LCP in milliseconds. */
const networks = [
  { name: '9 Mbps', kilobitsPerSecond: 9000, latency: 100, mostLcp: 1800 },
  { name: '400 kbps', kilobitsPerSecond: 400, latency: 400, mostLcp: 5000 },
];

/** Of a page and of its floor, in turns; single visits differ by half. */
const visits = 5;

/** Milliseconds until the largest part of a page stood there (LCP). */
async function largestPaint(
  browser: Browser,
  url: string,
  { kilobitsPerSecond, latency }: (typeof networks)[number],
  blocked: string[],
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  const bytesPerSecond = (kilobitsPerSecond * 1000) / 8;
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond / 3,
  });
  await devTools.send('Network.setBlockedURLs', { urls: blocked });
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.goto(url, { waitUntil: 'networkidle' });
  const found = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? NaN)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
  await context.close();
  return found;
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

async function bench(): Promise<void> {
  const { positionals } = commandOptions('npm run bench', { allowPositionals: true });
  const pages = positionals.length > 0 ? pageIds.filter((page) => positionals.includes(page)) : usualPages;
  if (pages.length < positionals.length)
    throw new Error(`Not all of these are pages. Pages are ${pageIds.join(', ')}.`);
  const site = await serve({ directory: join(root, 'dist') });
  const browser = await chromium.launch({ executablePath: findFullChromium(), args: launchArguments });
  const missed: string[] = [];
  const rows = [];
  for (const page of pages) {
    for (const network of networks) {
      const address = addressOf(page, language);
      const place = `${address} at ${network.name}`;
      console.log(`${place} …`);
      const [here, bare]: [number[], number[]] = [[], []];
      for (let visit = 0; visit < visits; visit++) {
        here.push(await largestPaint(browser, site.url + address, network, []));
        bare.push(await largestPaint(browser, site.url + address, network, ['*.js', '*.woff2']));
      }
      const [lcp, floor] = [median(here), median(bare)];
      rows.push({
        page: place,
        'LCP ms': Math.round(lcp),
        'floor ms': Math.round(floor),
        ratio: (lcp / floor).toFixed(2),
      });
      if (lcp > network.mostLcp) missed.push(`${place}: LCP ${Math.round(lcp)} ms`);
    }
  }
  console.table(rows);
  await Promise.all([browser.close(), site.close()]);
  if (missed.length > 0) throw new Error(['Over the budgets of src/bench/bench.ts:', ...missed].join('\n'));
}

await runCommand(bench);
process.exit();
