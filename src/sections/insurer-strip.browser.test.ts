import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { phone, visit } from '../test/site.ts';

/** Markup and style do it all, so it is looked at where no script helps. */
const javaScriptEnabled = false;

/** The running motions inside the strip, with how long one round takes and how it goes on. */
const motions = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().iterations === Infinity)
      .map(({ effect }) => ({ duration: effect?.getTiming().duration, easing: effect?.getTiming().easing })),
  );

const fortySeconds = [{ duration: 40_000, easing: 'linear' }];

test('runs for forty seconds a round, evenly, until its button is touched', async () => {
  const page = await visit('/gu', { ...phone, javaScriptEnabled });
  const states = [await motions(page)];
  for (let taps = 0; taps < 2; taps += 1) {
    await page.locator('label[for="strip-paused"]').tap();
    states.push(await motions(page));
  }
  expect(states).toEqual([fortySeconds, [], fortySeconds]);
});

test('stands still where motion is unwelcome, with every insurer in view, three to a row on phones', async () => {
  const viewport = { width: 360, height: 640 };
  const page = await visit('/gu', { viewport, javaScriptEnabled, reducedMotion: 'reduce' });
  const tiles = await page
    .locator('ul:not([aria-hidden]) > li:has(> [lang="en"]:first-child)')
    .evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect()).map(({ top, right }) => ({ top, right })));
  expect([await motions(page), tiles.filter(({ right }) => right > viewport.width)]).toEqual([[], []]);
  const rows = [...Map.groupBy(tiles, ({ top }) => top).values()].map(({ length }) => length);
  expect(rows.length).toBeGreaterThan(2);
  expect(rows.slice(0, -1).filter((length) => length !== 3)).toEqual([]);
});
