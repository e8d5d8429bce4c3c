/** Nothing moves by itself for long unless the visitor can stop it (WCAG 2.2.2). */
import type { Page } from 'playwright-core';

/** Milliseconds that WCAG allows without a control. */
const longest = 5000;

/** What runs longer on the page now, and cannot be paused by a switch before it, by its markup. */
export function endlessMotion(page: Page): Promise<string[]> {
  return page.evaluate(
    (limit) =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) => playState === 'running' && Number(effect?.getComputedTiming().endTime) > limit,
        )
        .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target : null))
        .filter((moving) => !moving?.parentElement?.parentElement?.querySelector(':scope > input[type=checkbox]'))
        .map((moving) => `moves without end: ${moving?.outerHTML.slice(0, 100)}`),
    longest,
  );
}
