/** Figures as tables for the terminal. */
import type { Contestant } from './contestants.ts';
import type { LighthouseRow } from './judged.ts';
import type { Ratios } from './ratios.ts';
import type { Target } from './targets.ts';
import type { ThrottledRow } from './throttled.ts';

/** Columns as wide as their longest cell; figures stand at the right. */
export function table(rows: readonly (readonly (string | number)[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => String(row[column] ?? '').length)));
  return rows.map((row) => row.map((cell, column) => (typeof cell === 'number' ? String(cell).padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0))).join('  ').trimEnd()).join('\n');
}

/** LCP and bytes of a rival against this site's. */
function against({ contestant, lcpRatio, bytesRatio }: Ratios & { contestant: Contestant }): string[] {
  return [lcpRatio, bytesRatio].map((ratio) => (contestant === 'this site' || ratio === undefined ? '' : `${ratio.toFixed(2)}×`));
}

export function lighthouseTable(rows: readonly (LighthouseRow & Ratios)[]): string {
  const head = ['Lighthouse, mobile', '', 'perf', 'acc', 'best', 'seo', 'LCP ms', 'TBT ms', 'CLS', 'bytes', 'LCP', 'bytes', 'findings'];
  const lines = rows.map((row) => {
    const { performance, accessibility, 'best-practices': best, seo } = row.scores;
    return [row.address, row.contestant, performance, accessibility, best, seo, Math.round(row.lcp), Math.round(row.tbt), Number(row.cls.toFixed(3)), row.bytes, ...against(row), row.failed.join(' ')];
  });
  return table([head, ...lines]);
}

export function throttledTable(rows: readonly (ThrottledRow & Ratios)[]): string {
  const head = ['6× slower processor', '', '', 'LCP ms', 'CLS', 'bytes', 'requests', 'not hydrated ms', 'hydrating ms', 'lost', 'LCP', 'bytes'];
  const lines = rows.map((row) => [
    row.address, row.network, row.contestant, Math.round(row.lcp), Number(row.cls.toFixed(3)), row.bytes, row.requests,
    row.worstAsleep, row.worstWaking, `${row.lost.length}/${row.taps}`, ...against(row),
  ]);
  return table([head, ...lines]);
}

export function targetList(targets: readonly Target[]): string {
  return targets.map(({ wanted, measured, isMet }) => `  ${isMet ? 'met   ' : 'MISSED'}  ${wanted}: ${measured}`).join('\n');
}
