/** All contestants on a slow phone, page by page. */
import type { Browser } from 'playwright-core';
import { contestantNames, type Contestant, type Servers } from './contestants.ts';
import { tapEarly, type EarlyTaps } from './early-taps.ts';
import { medians } from './median.ts';
import { networkNames, type NetworkName } from './slow-phone.ts';
import { visit, type Visit } from './visit.ts';

export interface ThrottledRow extends Visit, EarlyTaps {
  address: string;
  network: NetworkName;
  contestant: Contestant;
}

export interface ThrottledOptions {
  browser: Browser;
  servers: Servers;
  pages: readonly { address: string; locale: string }[];
  runs: number;
  say: (what: string) => void;
}

/** Medians of each page on each network; contestants take turns, so that what else the machine does meets them all alike. */
export async function measureThrottled({ browser, servers, pages, runs, say }: ThrottledOptions): Promise<ThrottledRow[]> {
  const rows: ThrottledRow[] = [];
  for (const { address, locale } of pages) {
    for (const network of networkNames) {
      const visits: Record<Contestant, Visit[]> = { 'this site': [], 'usual app': [], floor: [] };
      for (let run = 1; run <= runs; run++) {
        for (const contestant of contestantNames) {
          say(`${address} at ${network}, run ${run} of ${runs}: ${contestant}`);
          visits[contestant].push(await visit(browser, servers[contestant].url + address, network, locale));
        }
      }
      for (const contestant of contestantNames) {
        say(`${address} at ${network}, taps before it is ready: ${contestant}`);
        const taps = await tapEarly(browser, servers[contestant].url + address, network);
        const row = { address, network, contestant, ...medians(visits[contestant]), ...taps };
        rows.push(row);
        say(`  LCP ${Math.round(row.lcp)} ms, ${row.bytes} bytes, slowest answer ${row.worstAsleep} ms not hydrated and ${row.worstWaking} ms hydrating, ${row.lost.length} of ${row.taps} taps lost`);
      }
    }
  }
  return rows;
}
