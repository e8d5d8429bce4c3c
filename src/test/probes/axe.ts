/** What axe-core finds on a page as it stands, on any size of screen, however the visitor has set up the browser. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { wideSpacing } from '../wide-spacing.ts';

/** What axe cannot decide by itself, with the reason why it is in order. */
const explained: Record<string, string> = {
  'color-contrast': 'text on the weave and on pictures; the test of the theme holds the pairs of colours to 7:1',
  'color-contrast-enhanced': 'the same',
  'frame-tested': 'the map is a page of Google’s',
  'identical-links-same-purpose': 'each list has a link of the same words that sends that list',
};

export const settings = ['as it comes', 'forced colours', 'reduced motion', 'wide spacing'] as const;

export type Setting = (typeof settings)[number];

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
    const found: { violations: axe.Result[]; incomplete: axe.Result[] } = await (
      window as unknown as { axe: typeof axe }
    ).axe.run(document, asked);
    const short = (results: axe.Result[]): Finding[] =>
      results.map(({ id, nodes }) => ({
        rule: id,
        targets: nodes.map(({ target, failureSummary = '' }) => `${String(target)}: ${failureSummary}`),
      }));
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
  await page.setViewportSize({
    width,
    height: (await page.evaluate(() => document.documentElement.scrollHeight)) + 300,
  });
  await page.evaluate(async () => {
    // Parts that come into view begin to fade in one frame later.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(ending.map(({ finished }) => finished));
  });
}

/** Violations, and what axe cannot decide and no reason explains; the whole page is on the screen while axe looks. */
export async function axeFaults(page: Page, width: number, setting: Setting): Promise<string[]> {
  await apply(page, setting);
  await showWhole(page, width);
  const { violations, undecided } = await judge(page, leftOut[setting]);
  const unexplained = undecided.filter(({ rule }) => !(rule in explained));
  await apply(page, 'as it comes');
  return [...violations, ...unexplained].map(
    ({ rule, targets }) => `axe ${rule} at ${width} px, ${setting}: ${targets.join('; ')}`,
  );
}
