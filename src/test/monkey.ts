/** A visitor who does anything at all: random actions on the site, as in monkey testing. */
import fc from 'fast-check';
import type { Page } from 'playwright-core';
import { languageCodes } from '../i18n/languages.ts';
import { pageIds } from '../site/pages.ts';
import { addressOf } from '../site/urls.ts';

interface Action {
  name: string;
  act(page: Page): Promise<unknown>;
}

const keys = [
  'Tab',
  'Shift+Tab',
  'Enter',
  'Space',
  'Escape',
  'ArrowDown',
  'ArrowRight',
  'End',
  'Home',
  'PageDown',
  'a',
  'ક',
  'ह',
  '7',
];
const sizes = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];

// What leads elsewhere by a new tab, a call or a message is left alone.
const targets =
  'a[href^="/"], a[href^="#"], button:not([type=submit]), summary, label, main input:not([type=hidden]), textarea';

/** Clicks one of what a selector finds, by its place in the whole from 0 to 1. */
async function clickOne(page: Page, selector: string, place: number): Promise<void> {
  const found = page.locator(selector);
  await found.nth(Math.floor(place * (await found.count()))).click({ timeout: 250, noWaitAfter: true });
}

async function loseNetworkBriefly(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  await page.context().setOffline(false);
}

const place = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const address = fc
  .tuple(fc.constantFrom(...pageIds), fc.constantFrom(...languageCodes))
  .map(([page, language]) => addressOf(page, language));

type Act<Value> = (page: Page, value: Value) => Promise<unknown>;

function kind<Value>(
  weight: number,
  name: string,
  values: fc.Arbitrary<Value>,
  act: Act<Value>,
): fc.WeightedArbitrary<Action> {
  return { weight, arbitrary: values.map((value) => ({ name, act: (page) => act(page, value) })) };
}

/** Each kind of action with how often it is done, in comparison; none of them leaves the site. */
const action: fc.Arbitrary<Action> = fc.oneof(
  kind(10, 'tap', place, (page, at) => clickOne(page, targets, at)),
  kind(10, 'key', fc.constantFrom(...keys), (page, key) => page.keyboard.press(key)),
  kind(4, 'scroll', place, (page, at) => page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), at * 6000)),
  kind(2, 'back', fc.constant(undefined), (page) => page.evaluate(() => history.back())),
  kind(1, 'forward', fc.constant(undefined), (page) => page.evaluate(() => history.forward())),
  kind(2, 'visit', address, (page, to) => page.goto(to, { waitUntil: 'commit' })),
  kind(2, 'other language', place, (page, at) => clickOne(page, 'header a[data-language]', at)),
  kind(1, 'size', fc.constantFrom(...sizes), (page, size) => page.setViewportSize(size)),
  kind(1, 'offline', fc.constant(undefined), loseNetworkBriefly),
);

/** As many actions, which follow from a seed. */
export function actionsFrom(seed: number, count: number): Action[] {
  return fc.sample(action, { seed, numRuns: count });
}
