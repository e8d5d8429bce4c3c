/** A visitor who does anything at all: seeded random actions on the site, as in monkey testing. */
import type { Page } from 'playwright-core';
import { languageCodes } from '../i18n/languages.ts';
import { pageIds } from '../site/pages.ts';
import { addressOf } from '../site/urls.ts';

/** Numbers from 0 to 1 that follow from a seed: https://en.wikipedia.org/wiki/Linear_congruential_generator */
export function numbersFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const keys = ['Tab', 'Shift+Tab', 'Enter', 'Space', 'Escape', 'ArrowDown', 'ArrowRight', 'End', 'Home', 'PageDown', 'a', 'ક', 'ह', '7'];
const sizes = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];

/** Each action with how often it is done, in comparison; none of them leaves the site. */
const actions: Record<string, { weight: number; act(page: Page, random: () => number): Promise<unknown> }> = {
  tap: {
    weight: 10,
    act: async (page, random) => {
      // What leads elsewhere by a new tab, a call or a letter is left alone.
      const targets = page.locator('a[href^="/"], a[href^="#"], button:not([type=submit]), summary, label, main input:not([type=hidden]), textarea');
      const target = targets.nth(Math.floor(random() * (await targets.count())));
      await target.click({ timeout: 250, noWaitAfter: true });
    },
  },
  key: { weight: 10, act: (page, random) => page.keyboard.press(keys[Math.floor(random() * keys.length)] ?? 'Tab') },
  scroll: { weight: 4, act: (page, random) => page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), random() * 6000) },
  back: { weight: 2, act: (page) => page.evaluate(() => history.back()) },
  forward: { weight: 1, act: (page) => page.evaluate(() => history.forward()) },
  visit: { weight: 2, act: (page, random) => page.goto(addressOf(pageIds[Math.floor(random() * pageIds.length)] ?? 'home', languageCodes[Math.floor(random() * languageCodes.length)] ?? 'en'), { waitUntil: 'commit' }) },
  'other language': { weight: 2, act: (page, random) => page.locator('header a[data-language]').nth(Math.floor(random() * languageCodes.length)).click({ timeout: 250, noWaitAfter: true }) },
  size: { weight: 1, act: (page, random) => page.setViewportSize(sizes[Math.floor(random() * sizes.length)] ?? { width: 390, height: 844 }) },
  offline: { weight: 1, act: async (page) => {
    await page.context().setOffline(true);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
    await page.context().setOffline(false);
  } },
};

const bag = Object.entries(actions).flatMap(([name, { weight }]) => Array.from({ length: weight }, () => name));

/** Does one action; returns its name. An action that finds nothing to act on is done with. */
export async function actAtRandom(page: Page, random: () => number): Promise<string> {
  const name = bag[Math.floor(random() * bag.length)] ?? 'key';
  await actions[name]?.act(page, random).catch(() => undefined);
  return name;
}
