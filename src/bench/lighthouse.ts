/** Lighthouse as it judges phones, from the audit tools that are installed beside the project. */
import { pathToFileURL } from 'node:url';
import { freePort } from '../hosting/server/port.ts';
import { auditToolFile, reasonAgainstAuditTools } from '../setup/audit-tools.ts';
import { launchChromium } from './slow-phone.ts';

/** The part of Lighthouse's result that is read here: https://github.com/GoogleChrome/lighthouse/blob/main/docs/understanding-results.md */
interface LighthouseResult {
  runtimeError?: { message: string };
  categories: Record<string, { score: number; auditRefs: { id: string }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number }>;
}

type Lighthouse = (url: string, flags: object) => Promise<{ lhr: LighthouseResult }>;

export interface RunningLighthouse {
  /** Scores from 0 to 100, milliseconds and bytes. */
  judge(url: string): Promise<Record<string, number>>;
  /** What a search engine's reader would find fault with, as ids of audits; quicker, because no speed is measured. */
  read(url: string): Promise<string[]>;
  close(): Promise<void>;
}

/** Starts Lighthouse with a Chromium of its own. @throws {Error} when it is not installed */
export async function startLighthouse(): Promise<RunningLighthouse> {
  const reason = reasonAgainstAuditTools();
  if (reason) throw new Error(reason);
  const { default: lighthouse }: { default: Lighthouse } = await import(pathToFileURL(auditToolFile('lighthouse/core/index.js')).href);
  const port = await freePort();
  const browser = await launchChromium([`--remote-debugging-port=${port}`]);

  async function run(url: string, flags: object): Promise<LighthouseResult> {
    const all = { port, logLevel: 'error', output: 'json', ignoreStatusCode: true, ...flags };
    let { lhr } = await lighthouse(url, all);
    // Now and then Chromium loses the beginning of a recording, after which another is without fault.
    if (lhr.runtimeError) ({ lhr } = await lighthouse(url, all));
    if (lhr.runtimeError)
      throw new Error(`Lighthouse could not judge ${url}, so there are no figures: ${lhr.runtimeError.message} Run it again with nothing else running.`);
    return lhr;
  }

  return {
    async judge(url) {
      const { categories, audits } = await run(url, { onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'] });
      const scores = Object.entries(categories).map(([name, { score }]) => [name, Math.round(score * 100)]);
      const valueOf = (id: string) => Number((audits[id]?.numericValue ?? Number.NaN).toFixed(3));
      return {
        ...Object.fromEntries(scores),
        'LCP ms': valueOf('largest-contentful-paint'),
        'TBT ms': valueOf('total-blocking-time'),
        CLS: valueOf('cumulative-layout-shift'),
        bytes: valueOf('total-byte-weight'),
      };
    },
    async read(url) {
      const atOnce = { disableFullPageScreenshot: true, pauseAfterFcpMs: 0, pauseAfterLoadMs: 0, networkQuietThresholdMs: 0, cpuQuietThresholdMs: 0 };
      const { categories, audits } = await run(url, { onlyCategories: ['seo'], ...atOnce });
      const { auditRefs = [] } = categories.seo ?? {};
      return auditRefs.filter(({ id }) => (audits[id]?.score ?? 1) < 1).map(({ id }) => id);
    },
    close: () => browser.close(),
  };
}
