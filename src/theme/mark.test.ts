import { expect, test } from 'vitest';
import { favicon, markColours, markFile, markPaths, type MarkColours } from './mark.ts';

/** Highest and lowest line of a path made of one loop of h and v. */
function rowsOf(path: string): { top: number; bottom: number } {
  const start = Number(path.match(/^M\d+ (\d+)/)?.[1]);
  let row = start;
  const rows = [...path.matchAll(/v(-?\d+)/g)].map(([, step]) => (row += Number(step)));
  return { top: Math.min(start, ...rows), bottom: Math.max(start, ...rows) };
}

test('a bare row parts the roof from the hands, so that the mark reads in one colour', () => {
  expect(rowsOf(markPaths.hands).top - rowsOf(markPaths.roof).bottom).toBe(1);
});

test.each(Object.keys(markColours) as MarkColours[])('the mark %s weighs less than half a kilobyte', (ground) => {
  expect(markFile(ground).length).toBeLessThan(512);
});

test('the icon of the tab brings its own ground', () => {
  expect(favicon).toMatch(/<rect[^>]+fill="#2A2670"/);
});
