import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { laptop, phone, visit, withAndWithoutScript } from '../test/site.ts';

/** The running motions inside the strip, with how long one round takes and how it goes on. */
const motions = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().iterations === Infinity)
      .map(({ effect }) => ({ duration: effect?.getTiming().duration, easing: effect?.getTiming().easing })),
  );

const fortySeconds = [{ duration: 40_000, easing: 'linear' }];

describe.each(withAndWithoutScript)('$script', ({ javaScriptEnabled }) => {
  test('runs for forty seconds a round, evenly, until its button is touched', async () => {
    const page = await visit('/gu', { ...phone, javaScriptEnabled });
    const states = [await motions(page)];
    for (let taps = 0; taps < 2; taps += 1) {
      await page.locator('label[for="strip-paused"]').tap();
      states.push(await motions(page));
    }
    expect(states.map(({ length }) => length)).toEqual([1, 0, 1]);
    expect(states[0]).toEqual(fortySeconds);
  });

  test('pauses by keyboard', async () => {
    const page = await visit('/services/insurance/life', { ...laptop, javaScriptEnabled });
    await page.locator('#strip-paused').focus();
    await page.keyboard.press('Space');
    expect(await motions(page)).toEqual([]);
  });

  test('stands still, with every insurer in view, where motion is unwelcome', async () => {
    const page = await visit('/services/insurance/life', { ...phone, javaScriptEnabled, reducedMotion: 'reduce' });
    const rights = await page
      .locator('ul:not([aria-hidden]) > li > img[src^="/logos/"]')
      .evaluateAll((tiles) => tiles.map((tile) => tile.getBoundingClientRect().right));
    expect([await motions(page), rights.filter((right) => right > 390)]).toEqual([[], []]);
  });
});

const withInsurers = ['/gu', '/services/insurance/health', '/hi/services/insurance/travel'];

test.each(withInsurers)('stands two to a row on phones where motion is unwelcome: %s', async (address) => {
  const page = await visit(address, { viewport: { width: 360, height: 640 }, reducedMotion: 'reduce' });
  const tops = await page
    .locator('ul:not([aria-hidden]) > li:has(> img[src^="/logos/"])')
    .evaluateAll((tiles) => tiles.map((tile) => tile.getBoundingClientRect().top));
  const rows = [...Map.groupBy(tops, (top) => top).values()].map(({ length }) => length);
  expect(rows.length).toBeGreaterThan(2);
  expect(rows.slice(0, -1).filter((tiles) => tiles !== 2)).toEqual([]);
});
