/** `npm run bench`: named pages on a slowed phone behind two lines of Gujarat, judged by Lighthouse. */
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { freePort } from '../hosting/port.ts';
import { serve } from '../hosting/serve.ts';
import { defaultLanguage } from '../i18n/languages.ts';
import { findFullChromium, launchArguments } from '../setup/chromium.ts';
import { commandOptions, runCommand } from '../setup/command-options.ts';
import { root } from '../setup/project-root.ts';
import { pageIds, type PageId } from '../site/pages.ts';
import { addressOf } from '../site/urls.ts';

/** Between them these hold every kind of island. */
const usualPages: readonly PageId[] = ['home', 'life', 'passport-new', 'claims', 'contact'];

/** Latency and LCP in milliseconds. */
const networks = [
  { name: '9 Mbps', kilobitsPerSecond: 9000, latency: 100, leastScore: 95, mostLcp: 1800 },
  { name: '400 kbps', kilobitsPerSecond: 400, latency: 400, leastScore: 50, mostLcp: 5000 },
];

/** What Lighthouse finds on a phone behind a line. */
async function judge(port: number, url: string, { kilobitsPerSecond, latency }: (typeof networks)[number]) {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: ['performance'],
    throttlingMethod: 'devtools',
    throttling: {
      requestLatencyMs: latency,
      downloadThroughputKbps: kilobitsPerSecond,
      uploadThroughputKbps: kilobitsPerSecond / 3,
      cpuSlowdownMultiplier: 6,
    },
  });
  if (!result || result.lhr.runtimeError)
    throw new Error(`Lighthouse could not judge ${url}: ${result?.lhr.runtimeError?.message}. Run it again alone.`);
  const { lhr } = result;
  return {
    score: Math.round((lhr.categories.performance?.score ?? 0) * 100),
    lcp: Math.round(lhr.audits['largest-contentful-paint']?.numericValue ?? Number.NaN),
  };
}

async function bench(): Promise<void> {
  const { positionals } = commandOptions('npm run bench', { allowPositionals: true });
  const pages = positionals.length > 0 ? pageIds.filter((page) => positionals.includes(page)) : usualPages;
  if (pages.length < positionals.length)
    throw new Error(`Not all of these are pages. Pages are ${pageIds.join(', ')}.`);
  const [site, port] = [await serve({ directory: join(root, 'dist') }), await freePort()];
  const args = [...launchArguments, `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath: findFullChromium(), args });
  const missed: string[] = [];
  const rows = [];
  for (const page of pages) {
    for (const network of networks) {
      const address = addressOf(page, defaultLanguage);
      const place = `${address} at ${network.name}`;
      console.log(`${place} …`);
      const here = await judge(port, site.url + address, network);
      rows.push({ page: place, score: here.score, 'LCP ms': here.lcp });
      if (here.lcp > network.mostLcp || here.score < network.leastScore)
        missed.push(`${place}: score ${here.score}, LCP ${here.lcp} ms`);
    }
  }
  console.table(rows);
  await Promise.all([browser.close(), site.close()]);
  if (missed.length > 0) throw new Error(['Over the budgets of src/bench/bench.ts:', ...missed].join('\n'));
}

await runCommand(bench);
process.exit();
