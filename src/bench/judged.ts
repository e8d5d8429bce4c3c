/** Lighthouse's judgement of contestants, page by page. */
import { contestantNames, type Contestant, type Servers } from './contestants.ts';
import { startLighthouse, type Judgement } from './lighthouse.ts';
import { median } from './median.ts';

export interface LighthouseRow extends Judgement {
  address: string;
  contestant: Contestant;
  /** The lowest score of all categories. */
  lowest: number;
}

export interface JudgingOptions {
  servers: Servers;
  /** Where the two others are judged too, and whether the page is meant for search engines. */
  pages: readonly { address: string; isCompared: boolean; isListed: boolean }[];
  runs: number;
  say: (what: string) => void;
}

/** The run in the middle by its performance, with every finding of any run. */
function middle(judgements: readonly Judgement[]): Judgement {
  const scores = judgements.map(({ scores: { performance } }) => performance);
  const wanted = median(scores);
  const [nearest] = judgements.toSorted((one, other) => Math.abs(one.scores.performance - wanted) - Math.abs(other.scores.performance - wanted));
  if (!nearest) throw new Error('Nothing was judged. Judge at least once (--runs 1).');
  const of = (figure: (judgement: Judgement) => number) => median(judgements.map(figure));
  return { ...nearest, lcp: of(({ lcp }) => lcp), tbt: of(({ tbt }) => tbt), cls: of(({ cls }) => cls), bytes: of(({ bytes }) => bytes) };
}

export async function judgeAll({ servers, pages, runs, say }: JudgingOptions): Promise<LighthouseRow[]> {
  const { judge, close } = await startLighthouse();
  const rows: LighthouseRow[] = [];
  try {
    for (const { address, isCompared, isListed } of pages) {
      for (const contestant of isCompared ? contestantNames : (['this site'] as const)) {
        const judgements: Judgement[] = [];
        for (let run = 1; run <= runs; run++) {
          say(`Lighthouse on ${address}, run ${run} of ${runs}: ${contestant}`);
          judgements.push(await judge(servers[contestant].url + address));
        }
        const judgement = middle(judgements);
        const { seo, ...others } = judgement.scores;
        // A page that asks search engines to pass it over is marked down for that.
        rows.push({ address, contestant, ...judgement, lowest: Math.min(...Object.values(others), isListed ? seo : 100) });
        say(`  scores ${Object.values(judgement.scores).join('/')}, LCP ${Math.round(judgement.lcp)} ms, TBT ${Math.round(judgement.tbt)} ms`);
      }
    }
  } finally {
    await close();
  }
  return rows;
}
