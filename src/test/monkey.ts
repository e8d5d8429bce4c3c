/** A visitor who does anything at all: random actions on the site, as in monkey testing. */
import fc from 'fast-check';
import type { Page } from 'playwright-core';
import { languageCodes } from '../i18n/languages.ts';
import { pageIds } from '../site/pages.ts';
import { addressOf } from '../site/urls.ts';

interface Action {
  /** How often it is done, in comparison. */
  weight: number;
  /** `place` chooses one of what there is, from 0 to 1. */
  act(page: Page, place: number): Promise<unknown>;
}

const keys = 'Tab Shift+Tab Enter Space Escape ArrowDown ArrowRight End Home PageDown a ક ह 7'.split(' ');
const sizes = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];

// What leads elsewhere by a new tab, a call or a message is left alone.
const targets =
  'a[href^="/"], a[href^="#"], button:not([type=submit]), summary, label, main input:not([type=hidden]), textarea';

const choose = <Item>(items: readonly Item[], place: number) => items[Math.floor(place * items.length)] as Item;

async function clickOne(page: Page, selector: string, place: number): Promise<void> {
  await choose(await page.locator(selector).all(), place).click({ timeout: 250, noWaitAfter: true });
}

async function loseNetworkBriefly(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.waitForTimeout(100);
  await page.context().setOffline(false);
}

const addresses = pageIds.flatMap((page) => languageCodes.map((language) => addressOf(page, language)));

/** None of them leaves the site. */
const actions: Readonly<Record<string, Action>> = {
  tap: { weight: 10, act: (page, place) => clickOne(page, targets, place) },
  key: { weight: 10, act: (page, place) => page.keyboard.press(choose(keys, place)) },
  scroll: {
    weight: 4,
    act: (page, place) => page.evaluate((to) => scrollTo({ top: to * 6000, behavior: 'instant' }), place),
  },
  back: { weight: 2, act: (page) => page.evaluate(() => history.back()) },
  forward: { weight: 1, act: (page) => page.evaluate(() => history.forward()) },
  visit: { weight: 2, act: (page, place) => page.goto(choose(addresses, place), { waitUntil: 'commit' }) },
  'other language': { weight: 2, act: (page, place) => clickOne(page, 'header a[data-language]', place) },
  size: { weight: 1, act: (page, place) => page.setViewportSize(choose(sizes, place)) },
  offline: { weight: 1, act: loseNetworkBriefly },
};

const step = fc.tuple(
  fc.oneof(...Object.entries(actions).map(([name, { weight }]) => ({ weight, arbitrary: fc.constant(name) }))),
  fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
);

/** As many actions, which follow from a seed. */
export function actionsFrom(seed: number, count: number): { name: string; act: (page: Page) => Promise<unknown> }[] {
  const steps = fc.sample(step, { seed, numRuns: count });
  return steps.map(([name, place]) => ({ name, act: async (page) => actions[name]?.act(page, place) }));
}
