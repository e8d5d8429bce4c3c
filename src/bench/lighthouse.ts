/** Lighthouse as it judges phones, from the instruments that are installed beside the project. */
import { pathToFileURL } from 'node:url';
import { freePort } from '../hosting/free-port.ts';
import { instrumentFile, reasonAgainst } from '../machine/instruments.mjs';
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
  audits: Record<string, { score: number | null; numericValue?: number; errorMessage?: string }>;
}

/** Audit of how far a page moves while it loads. */
const shifts = 'cumulative-layout-shift';

type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Result }>;

function judgementOf({ categories: judged, audits, runtimeError }: Result): Judgement {
  if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.message}`);
  const scoreOf = (name: string) => Math.round((judged[name]?.score ?? 0) * 100);
  const valueOf = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const weighed = Object.values(judged).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  return {
    scores: { performance: scoreOf('performance'), accessibility: scoreOf('accessibility'), 'best-practices': scoreOf('best-practices'), seo: scoreOf('seo') },
    lcp: valueOf('largest-contentful-paint'),
    tbt: valueOf('total-blocking-time'),
    cls: valueOf(shifts),
    bytes: valueOf('total-byte-weight'),
    failed: weighed.map(({ id }) => id).filter((id) => (audits[id]?.score ?? 1) < 0.9),
  };
}

export interface Judge {
  judge(url: string): Promise<Judgement>;
  /** What a search engine's reader would find fault with, as ids of audits, and the sum of layout shifts; quicker, because no speed is measured. */
  read(url: string): Promise<{ faults: string[]; cls: number }>;
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
      const { lhr } = await lighthouse(url, { port, logLevel: 'error', output: 'json', onlyCategories: categories, ignoreStatusCode: true });
      return judgementOf(lhr);
    },
    async read(url) {
      const atOnce = { disableFullPageScreenshot: true, pauseAfterFcpMs: 300, pauseAfterLoadMs: 300, networkQuietThresholdMs: 300, cpuQuietThresholdMs: 0 };
      const settings = { port, logLevel: 'error', output: 'json', onlyCategories: ['seo'], onlyAudits: [shifts], ignoreStatusCode: true, ...atOnce };
      let { lhr } = await lighthouse(url, settings);
      // A recording may miss the beginning of a page; Lighthouse itself asks for another one then.
      for (let more = 4; more > 0 && lhr.audits[shifts]?.errorMessage?.includes('NO_NAVSTART'); more -= 1) ({ lhr } = await lighthouse(url, settings));
      if (lhr.runtimeError) throw new Error(`Lighthouse: ${lhr.runtimeError.message}`);
      const { numericValue: cls, errorMessage } = lhr.audits[shifts] ?? {};
      if (cls === undefined) throw new Error(`Lighthouse could not tell how far ${url} moves: ${errorMessage}`);
      const { auditRefs = [] } = lhr.categories.seo ?? {};
      return { faults: auditRefs.filter(({ id }) => (lhr.audits[id]?.score ?? 1) < 1).map(({ id }) => id), cls };
    },
    close: () => browser.close(),
  };
}
