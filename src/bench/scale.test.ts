import { expect, test } from 'vitest';
import { scaleTargets, type ScaleRow } from './scale.ts';

/** Builds of 3, 6 and 12 languages that meet every target. */
const rows = [3, 6, 12].map((languages): ScaleRow => ({ languages, pages: languages * 17, buildSeconds: 4 + 3 * languages, peakMegabytes: 750 + 8 * languages, pagesPerSecond: 70, pageBytes: 90_000, styleBytes: 10_500 + 60 * languages, scriptBytes: 4095 }));

/** What is missed when the build of 12 languages has other figures. */
const missedWith = (figures: Partial<ScaleRow>) => scaleTargets(rows.map((row) => (row.languages === 12 ? { ...row, ...figures } : row))).flatMap(({ wanted, isMet }) => (isMet ? [] : [wanted]));

test('a site that grows linearly misses nothing', () => {
  expect(missedWith({})).toEqual([]);
});

test.each<[string, Partial<ScaleRow>]>([
  ['≥ 40 pages a second drawn', { pagesPerSecond: 39 }],
  ['peak memory grows linearly', { peakMegabytes: 980 }],
  ['a page of 12 languages weighs what one of 3 weighs, apart from switcher and hreflang', { pageBytes: 90_500 }],
  ['the script of every page too', { scriptBytes: 4104 }],
  ['the style sheet grows by at most 200 bytes a language', { styleBytes: 12_481 }],
])('“%s” is missed with %j', (wanted, figures) => {
  expect(missedWith(figures)).toEqual([wanted]);
});

test('memory above 1 GB is missed although it grows linearly', () => {
  const targets = scaleTargets(rows.map((row) => ({ ...row, peakMegabytes: 300 * row.languages })));
  expect(targets.flatMap(({ wanted, isMet }) => (isMet ? [] : [wanted]))).toEqual(['peak memory ≤ 1 GB']);
});

test.each([
  [65, ['a page of 12 languages takes no longer than one of 3']],
  [80, ['a page of 12 languages takes no longer than one of 3', 'build time grows linearly']],
])('a build of 12 languages in %d s misses %j', (buildSeconds, wanted) => {
  expect(missedWith({ buildSeconds })).toEqual(wanted);
});

test('the spread of equal builds is no growth', () => {
  const targets = scaleTargets(rows.map((row) => (row.languages === 6 ? row : { ...row, peakMegabytes: row.peakMegabytes + 25 })));
  expect(targets.filter(({ isMet }) => !isMet)).toEqual([]);
});
