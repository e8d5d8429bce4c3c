/** What axe-core finds on every page in all its states, on all sizes of screen, however the visitor has set up the browser. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { languageCodes } from '../i18n/languages.ts';
import { addressOf } from '../site/urls.ts';
import { pagesInTurn } from '../test/built-site.ts';
import { combinations } from '../test/combinations.ts';
import { pageStates, type PageState, type StateName } from '../test/page-states.ts';
import { pageOpener, visit } from '../test/site.ts';
import { wideSpacing } from '../test/wide-spacing.ts';

/** What axe cannot decide by itself, with the reason why it is in order. */
const explained: Record<string, string> = {
  'color-contrast': 'text on the weave and on pictures; the test of the theme holds the pairs of colours to 7:1',
  'color-contrast-enhanced': 'the same',
  'frame-tested': 'the map is a page of Google’s',
  'identical-links-same-purpose': 'each list has a link of the same words that sends that list',
};

const settings = ['as it comes', 'forced colours', 'reduced motion', 'wide spacing'] as const;

type Setting = (typeof settings)[number];

const tags = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** In forced colours, which are the browser's own, axe takes those of the page for what is seen. */
const leftOut: Partial<Record<Setting, string[]>> = { 'forced colours': ['color-contrast', 'color-contrast-enhanced'] };

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  rule: string;
  targets: string[];
}

async function judge(page: Page, withoutRules: string[] = []): Promise<Record<'violations' | 'undecided', Finding[]>> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  // What `preload` fetches no asked rule reads.
  const options = {
    preload: false,
    runOnly: { type: 'tag' as const, values: tags },
    resultTypes: ['violations' as const, 'incomplete' as const],
    rules: Object.fromEntries(withoutRules.map((rule) => [rule, { enabled: false }])),
  };
  return page.evaluate(async (asked) => {
    const found: { violations: axe.Result[]; incomplete: axe.Result[] } = await (window as unknown as { axe: typeof axe }).axe.run(document, asked);
    const short = (results: axe.Result[]): Finding[] =>
      results.map(({ id, nodes }) => ({ rule: id, targets: nodes.map(({ target, failureSummary = '' }) => `${String(target)}: ${failureSummary}`) }));
    return { violations: short(found.violations), undecided: short(found.incomplete) };
  }, options);
}

async function apply(page: Page, setting: Setting): Promise<void> {
  await page.emulateMedia({
    forcedColors: setting === 'forced colours' ? 'active' : 'none',
    reducedMotion: setting === 'reduced motion' ? 'reduce' : 'no-preference',
  });
  await page.evaluate(
    (styles) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(styles);
      document.adoptedStyleSheets = [sheet];
    },
    setting === 'wide spacing' ? wideSpacing : '',
  );
}

/** A screen taller than the page, so that the bar at its foot lies over nothing, on which all has come to rest. */
async function showWhole(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await page.setViewportSize({ width, height: (await page.evaluate(() => document.documentElement.scrollHeight)) + 300 });
  await page.evaluate(async () => {
    // Parts that come into view begin to fade in one frame later.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const ending = document.getAnimations().filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(ending.map(({ finished }) => finished));
  });
}

const states: Record<StateName, PageState> = pageStates;
const stateNames = Object.keys(states) as StateName[];
const circumstances = { width: [320, 768, 1280], setting: [...settings] };

const everywhere = combinations({ place: [...pagesInTurn], state: stateNames.filter((state) => !states[state].pages), ...circumstances });
const onSomePages = combinations({
  place: stateNames.flatMap((state) => (states[state].pages ?? []).map((page) => ({ page, state }))),
  language: [...languageCodes],
  ...circumstances,
});

/** One visit sees all that needs no other. */
const visits = [
  ...Map.groupBy(
    everywhere.map(({ place: { page, language }, ...others }) => ({ page, language, ...others })),
    ({ page, language }) => addressOf(page, language),
  ),
  ...Map.groupBy(
    onSomePages.map(({ place, ...others }) => ({ ...place, ...others })),
    ({ page, language, state }) => `${addressOf(page, language)}, ${state}`,
  ),
];

const expectedFaults = /Failed to load resource|google/;
const open = pageOpener({ expectedFaults });

test.each(visits)('%s', { timeout: 300_000 }, async (_, looks) => {
  let page: Page | undefined;
  let reached: StateName | undefined;
  const faults: Record<string, unknown> = {};
  for (const { state, width, setting, ...place } of looks.toSorted((one, other) => stateNames.indexOf(one.state) - stateNames.indexOf(other.state))) {
    const address = addressOf(place.page, place.language);
    page ??= states[state].pages ? await visit(address, { expectedFaults }) : await open(address);
    await page.setViewportSize({ width, height: 844 });
    await apply(page, setting);
    if (state !== reached) await states[state].reach(page);
    reached = state;
    await showWhole(page, width);
    const { violations, undecided } = await judge(page, leftOut[setting]);
    const unexplained = undecided.filter(({ rule }) => !(rule in explained));
    if (violations.length + unexplained.length > 0) faults[`${state}, ${width} px, ${setting}`] = { violations, unexplained };
  }
  expect(faults).toEqual({});
});
