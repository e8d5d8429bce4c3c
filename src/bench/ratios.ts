/** How many times this site's figures a contestant's are, on the same page. */
import type { Contestant } from './contestants.ts';
import type { NetworkName } from './slow-phone.ts';

interface Figures {
  address: string;
  contestant: Contestant;
  network?: NetworkName;
  lcp: number;
  bytes: number;
}

/** Against this site's LCP and bytes; undefined where it was not measured there. */
export interface Ratios {
  lcpRatio: number | undefined;
  bytesRatio: number | undefined;
}

/** The same rows, each with its ratios. */
export function withRatios<Row extends Figures>(rows: readonly Row[]): (Row & Ratios)[] {
  return rows.map((row) => {
    const own = rows.find(({ contestant, address, network }) => contestant === 'this site' && address === row.address && network === row.network);
    return { ...row, lcpRatio: own && row.lcp / own.lcp, bytesRatio: own && row.bytes / own.bytes };
  });
}
