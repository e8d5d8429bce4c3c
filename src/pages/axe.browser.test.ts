/** What axe-core finds on every page in all its states, on all sizes of screen, however the visitor has set up the browser. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { languageCodes } from '../i18n/languages.ts';
import { pageIds, type PageId } from '../site/site-map.ts';
import { addressOf } from '../site/urls.ts';
import { combinations } from '../test/combinations.ts';
import { pageStates, type PageState, type StateName } from '../test/page-states.ts';
import { visit } from '../test/site.ts';

/** What axe cannot decide by itself, with the reason why it is in order. */
const explained: Record<string, string> = {
  'color-contrast': 'text on the weave and on pictures; the test of the theme holds the pairs of colours to 7:1',
  'color-contrast-enhanced': 'the same',
  'frame-tested': 'the map is a page of Google’s',
  'identical-links-same-purpose': 'each list has a link of the same words that sends that list',
};

const settings: Record<string, BrowserContextOptions> = {
  'as it comes': {},
  'forced colours': { forcedColors: 'active' },
  'reduced motion': { reducedMotion: 'reduce' },
  'wide spacing': {},
};

const tags = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** In forced colours, which are the browser's own, axe takes those of the page for what is seen. */
const leftOut: Record<string, string[]> = { 'forced colours': ['color-contrast', 'color-contrast-enhanced'] };

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  rule: string;
  targets: string[];
}

async function judge(page: Page, withoutRules: string[] = []): Promise<Record<'violations' | 'undecided', Finding[]>> {
  await page.evaluate(source);
  const options = { runOnly: { type: 'tag' as const, values: tags }, resultTypes: ['violations' as const, 'incomplete' as const], rules: Object.fromEntries(withoutRules.map((rule) => [rule, { enabled: false }])) };
  return page.evaluate(async (asked) => {
    const found: { violations: axe.Result[]; incomplete: axe.Result[] } = await (window as unknown as { axe: typeof axe }).axe.run(document, asked);
    const short = (results: axe.Result[]): Finding[] => results.map(({ id, nodes }) => ({ rule: id, targets: nodes.map(({ target, failureSummary = '' }) => `${String(target)}: ${failureSummary}`) }));
    return { violations: short(found.violations), undecided: short(found.incomplete) };
  }, options);
}

/** Spacing as WCAG 2.2 (1.4.12) allows readers to set it. */
async function spaceWidely(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }');
    document.adoptedStyleSheets = [sheet];
  });
}

const states: [StateName, PageState][] = Object.entries(pageStates) as [StateName, PageState][];
const circumstances = { language: [...languageCodes], width: [320, 390, 768, 1280], setting: Object.keys(settings) };

const everywhere = combinations({ page: [...pageIds], state: states.filter(([, { pages }]) => !pages).map(([name]) => name), ...circumstances });
const onSomePages = combinations({ place: states.flatMap(([state, { pages = [] }]) => pages.map((page: PageId) => ({ page, state }))), ...circumstances });
const rows = [...everywhere, ...onSomePages.map(({ place, ...others }) => ({ ...place, ...others }))];

test.each(rows.map((row) => ({ ...row, address: addressOf(row.page, row.language) })))('$address, $state, $width px, $setting', async ({ address, state, width, setting }) => {
  const page = await visit(address, { viewport: { width, height: 844 }, ...settings[setting], expectedFaults: /Failed to load resource|google/ });
  if (setting === 'wide spacing') await spaceWidely(page);
  await pageStates[state].reach(page);
  // Taller than the page, so that the bar at the foot of the screen lies over nothing.
  await page.setViewportSize({ width, height: (await page.evaluate(() => document.documentElement.scrollHeight)) + 300 });
  await page.evaluate(() => Promise.all(document.getAnimations().flatMap((animation) => (animation.effect?.getComputedTiming().endTime === Infinity ? [] : [animation.finished]))));
  const { violations, undecided } = await judge(page, leftOut[setting]);
  expect(violations).toEqual([]);
  expect(undecided.filter(({ rule }) => !(rule in explained))).toEqual([]);
});
