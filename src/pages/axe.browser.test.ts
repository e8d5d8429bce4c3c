/** What axe-core finds on every page, with all parts that open opened. */
import axe from 'axe-core';
import { expect, test } from 'vitest';
import { builtPages } from '../test/built-site.ts';
import { phone, visit } from '../test/site.ts';

/** What axe cannot decide by itself, with the reason why it is in order. */
const explained: Record<string, string> = {
  'color-contrast': 'text on the weave and on pictures; the test of the theme holds the pairs of colours to 7:1',
  'color-contrast-enhanced': 'the same',
  'frame-tested': 'the map is a page of Google’s',
  'identical-links-same-purpose': 'each list has a link of the same words that sends that list',
};

interface Finding {
  rule: string;
  targets: string[];
}

test.each(builtPages.map(({ address }) => address))('%s has no fault, at rest or opened', async (address) => {
  const page = await visit(address, { ...phone, reducedMotion: 'reduce', expectedFaults: /status of 404|google/ });
  await page.evaluate(() => document.querySelectorAll<HTMLDetailsElement>('main details').forEach((part) => (part.open = true)));
  // As tall as the page, so that the bar at the foot of the screen lies over nothing.
  await page.setViewportSize({ width: 390, height: await page.evaluate(() => document.documentElement.scrollHeight) });
  await page.evaluate(axe.source);
  const { violations, undecided } = await page.evaluate(async () => {
    const found: { violations: axe.Result[]; incomplete: axe.Result[] } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
    });
    const short = (results: axe.Result[]): Finding[] => results.map(({ id, nodes }) => ({ rule: id, targets: nodes.map(({ target, failureSummary = '' }) => `${String(target)}: ${failureSummary}`) }));
    return { violations: short(found.violations), undecided: short(found.incomplete) };
  });
  expect(violations).toEqual([]);
  expect(undecided.filter(({ rule }) => !(rule in explained))).toEqual([]);
});
