/** What is wanted of this site, and whether the figures show it. */
import { median } from './median.ts';
import type { LighthouseRow } from './judged.ts';
import type { ThrottledRow } from './throttled.ts';

export interface Target {
  /** What is wanted, in words. */
  wanted: string;
  /** What was measured, at worst. */
  measured: string;
  isMet: boolean;
}

/** The most of a list, with the page it was measured on. */
function worst<Row extends { address: string }>(rows: readonly Row[], figure: (row: Row) => number): { value: number; at: string } {
  return rows.map((row) => ({ value: figure(row), at: row.address })).reduce((most, each) => (each.value > most.value ? each : most), { value: 0, at: 'every page' });
}

function atMost(wanted: string, limit: number, { value, at }: { value: number; at: string }, unit = ''): Target {
  return { wanted: `${wanted} ≤ ${limit}${unit}`, measured: `${Number(value.toFixed(3))}${unit} at ${at}`, isMet: value <= limit };
}

export function lighthouseTargets(rows: readonly LighthouseRow[]): Target[] {
  const own = rows.filter(({ contestant }) => contestant === 'this site');
  const below = own.filter(({ lowest }) => lowest < 100);
  return [
    { wanted: 'Lighthouse 100 in every category on every page', measured: below.length === 0 ? `100 on ${own.length} pages` : below.map(({ address, scores }) => `${address} ${Object.values(scores).join('/')}`).join(', '), isMet: below.length === 0 },
    atMost('TBT in Lighthouse', 30, worst(own, ({ tbt }) => tbt), ' ms'),
    atMost('CLS in Lighthouse', 0, worst(own, ({ cls }) => cls)),
  ];
}

export function throttledTargets(rows: readonly ThrottledRow[]): Target[] {
  const own = rows.filter(({ contestant }) => contestant === 'this site');
  const rival = (row: ThrottledRow, contestant: ThrottledRow['contestant']) => rows.find((other) => other.contestant === contestant && other.address === row.address && other.network === row.network) ?? row;
  const ratios = (contestant: ThrottledRow['contestant'], figure: (row: ThrottledRow) => number) => own.map((row) => ({ address: row.address, ratio: figure(row) / figure(rival(row, contestant)) }));
  const lost = own.flatMap(({ address, network, lost: controls }) => controls.map((control) => `${address} (${network}): ${control}`));
  const toFloor = ratios('floor', ({ lcp }) => lcp);
  return [
    atMost('LCP against the floor, times', 1.3, worst(toFloor, ({ ratio }) => ratio)),
    atMost("LCP against the usual app's, times", 0.5, worst(ratios('usual app', ({ lcp }) => lcp), ({ ratio }) => ratio)),
    atMost("bytes against the usual app's, times", 0.1, worst(ratios('usual app', ({ bytes }) => bytes), ({ ratio }) => ratio)),
    { wanted: 'LCP against the floor, median', measured: `${median(toFloor.map(({ ratio }) => ratio)).toFixed(2)} times`, isMet: median(toFloor.map(({ ratio }) => ratio)) <= 1.3 },
    atMost('CLS', 0, worst(own, ({ cls }) => cls)),
    atMost('worst interaction not hydrated', 100, worst(own, ({ worstAsleep }) => worstAsleep), ' ms'),
    atMost('worst interaction while hydrating', 200, worst(own, ({ worstWaking }) => worstWaking), ' ms'),
    { wanted: '0 lost taps', measured: `${lost.length} of ${own.reduce((sum, { taps }) => sum + taps, 0)}${lost.map((each) => `\n      ${each}`).join('')}`, isMet: lost.length === 0 },
  ];
}
