/** Nothing moves by itself for long unless the visitor can stop it (WCAG 2.2.2). */
import { expect, test } from 'vitest';
import { pagesInTurn } from '../test/built-site.ts';
import { pageOpener } from '../test/site.ts';

/** Milliseconds that WCAG allows without a control. */
const longest = 5000;

/** What runs longer on the page now, and cannot be paused by a switch before it, by its markup. */
const runningOn = (limit: number) =>
  document
    .getAnimations()
    .filter(({ effect, playState }) => playState === 'running' && Number(effect?.getComputedTiming().endTime) > limit)
    .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target : null))
    .filter((moving) => !moving?.parentElement?.parentElement?.querySelector(':scope > input[type=checkbox]'))
    .map((moving) => moving?.outerHTML.slice(0, 100));

const open = pageOpener({ expectedFaults: /404/ });

test.each(pagesInTurn)('$address', async ({ address }) => {
  const page = await open(address);
  expect(await page.evaluate(runningOn, longest)).toEqual([]);
});
