/** Lighthouse as it judges phones, from the audit-tools that are installed beside the project. */
import { pathToFileURL } from 'node:url';
import { freePort } from '../bench/free-port.ts';
import { instrumentFile, reasonAgainst } from '../setup/audit-tools.mjs';
import { launchChromium } from './slow-phone.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export interface Judgement {
  /** From 0 to 100 by category. */
  scores: Record<(typeof categories)[number], number>;
  lcp: number;
  tbt: number;
  cls: number;
  bytes: number;
  /** Audits that cost points, by id. */
  failed: string[];
}

/** The part of Lighthouse's result that is read here: https://github.com/GoogleChrome/lighthouse/blob/main/docs/understanding-results.md */
interface Result {
  runtimeError?: { message: string };
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number }>;
}

type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Result }>;

function refuseFailure(failure: Result['runtimeError']): void {
  if (failure) throw new Error(`Lighthouse could not judge the page, so there are no figures: ${failure.message} Run it again with nothing else running.`);
}

function judgementOf({ categories: judged, audits, runtimeError }: Result): Judgement {
  refuseFailure(runtimeError);
  const scoreOf = (name: string) => Math.round((judged[name]?.score ?? 0) * 100);
  const valueOf = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const weighed = Object.values(judged).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  return {
    scores: { performance: scoreOf('performance'), accessibility: scoreOf('accessibility'), 'best-practices': scoreOf('best-practices'), seo: scoreOf('seo') },
    lcp: valueOf('largest-contentful-paint'),
    tbt: valueOf('total-blocking-time'),
    cls: valueOf('cumulative-layout-shift'),
    bytes: valueOf('total-byte-weight'),
    failed: weighed.map(({ id }) => id).filter((id) => (audits[id]?.score ?? 1) < 0.9),
  };
}

export interface Judge {
  judge(url: string): Promise<Judgement>;
  /** What a search engine's reader would find fault with, as ids of audits; quicker, because no speed is measured. */
  read(url: string): Promise<string[]>;
  close(): Promise<void>;
}

/** Starts Lighthouse with a Chromium of its own. @throws {Error} when it is not installed */
export async function startLighthouse(): Promise<Judge> {
  const reason = reasonAgainst('lighthouse');
  if (reason) throw new Error(reason);
  const { default: lighthouse }: { default: Lighthouse } = await import(pathToFileURL(instrumentFile('lighthouse/core/index.js')).href);
  const port = await freePort();
  const browser = await launchChromium([`--remote-debugging-port=${port}`]);
  return {
    async judge(url) {
      const flags = { port, logLevel: 'error', output: 'json', onlyCategories: categories, ignoreStatusCode: true };
      let { lhr } = await lighthouse(url, flags);
      // Now and then Chromium loses the beginning of a recording, after which another is without fault.
      for (let repetition = 1; lhr.runtimeError && repetition <= 2; repetition++) ({ lhr } = await lighthouse(url, flags));
      return judgementOf(lhr);
    },
    async read(url) {
      const atOnce = { disableFullPageScreenshot: true, pauseAfterFcpMs: 0, pauseAfterLoadMs: 0, networkQuietThresholdMs: 0, cpuQuietThresholdMs: 0 };
      const { lhr } = await lighthouse(url, { port, logLevel: 'error', output: 'json', onlyCategories: ['seo'], ignoreStatusCode: true, ...atOnce });
      refuseFailure(lhr.runtimeError);
      const { auditRefs = [] } = lhr.categories.seo ?? {};
      return auditRefs.filter(({ id }) => (lhr.audits[id]?.score ?? 1) < 1).map(({ id }) => id);
    },
    close: () => browser.close(),
  };
}
