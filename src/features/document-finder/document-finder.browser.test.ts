import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { documentsFor, questionNames, type Answers, type Question } from './passport-documents.ts';
import { addressOf } from '../../site/urls.ts';
import { localeWords } from '../../test/shared-words.ts';
import { phone, slowPhone, visit } from '../../test/site.ts';

/** A change for a child of one parent, in a hurry: every question is asked. */
const answers = {
  need: 'change',
  change: 'address',
  who: 'minor-after',
  parents: 'one',
  speed: 'tatkal',
} as const satisfies Required<Answers>;

const option = (page: Page, name: Question, answer: string = answers[name]) =>
  page.locator(`label:has(#papers-${name}-${answer})`);

/** Ids of the documents in the list that is shown, a group by its first box's group. */
async function shownDocuments(page: Page): Promise<string[]> {
  const boxes = page.locator('#papers-list [data-tick]');
  await boxes.first().waitFor();
  const names = await boxes.evaluateAll((fields) => fields.map((field) => field.getAttribute('name') ?? ''));
  return [...new Set(names.map((name) => name.replace(/^(.*\.address-proof)\..*/, '$1')))];
}

const topOf = (element: Locator) => element.evaluate((each) => each.getBoundingClientRect().top);

/** The finder of a page whose islands hydrate only when the test lets them. */
async function visitAsleep(address: string) {
  const page = await visit('about:blank', slowPhone);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/hydrate-*.js', (route) => promise.then(() => route.continue()));
  await page.goto(address);
  return { page, wake: resolve };
}

const chosenOn = (page: Page) =>
  page.locator('#papers fieldset:visible :checked').evaluateAll((fields) => fields.map(({ id }) => id));

test('gives one list after an answer to each question, all by touch before it hydrates, and leads to its head', async () => {
  const { page, wake } = await visitAsleep(addressOf('passport-renew', 'gu'));
  for (const name of questionNames) await option(page, name).tap();
  wake();
  await page.locator('#papers form [type=submit]').tap();
  expect(await shownDocuments(page)).toEqual(documentsFor(answers).documents);
  expect(new URL(page.url()).search).toBe(`?${new URLSearchParams({ ...answers })}`);
  await expect.poll(() => topOf(page.locator('#papers-list [data-tick]').first())).toBeLessThan(200);
});

const adult = { who: 'adult', speed: 'normal' };
const minor = { who: 'minor-before', parents: 'both', speed: 'normal' };

test.each([360, 1280].flatMap((width) => [adult, minor, answers].map((given) => [width, given] as const)))(
  'at %i px its button comes with the last answer, and its list for %j begins on the screen, by the button and by a link',
  async (width, given) => {
    const reducedMotion = given === adult ? 'reduce' : 'no-preference';
    const id = given === answers ? 'passport-renew' : 'passport-new';
    const page = await visit(addressOf(id, 'gu'), { viewport: { width, height: 640 }, reducedMotion });
    const belowIndex = async () => {
      await page.locator('#papers-list [data-list]').waitFor();
      await page.waitForTimeout(500);
      const index = page.locator('[data-index]');
      const height = (await index.count()) ? await index.evaluate((bar) => bar.getBoundingClientRect().height) : 0;
      return (await topOf(page.locator('#papers-list'))) - height;
    };
    const button = page.locator('#papers form [type=submit]');
    for (const [name, answer] of Object.entries(given)) {
      expect(await button.isVisible()).toBe(false);
      await option(page, name as Question, answer).click();
    }
    await button.click();
    const tops = [await belowIndex()];
    const address = page.url();
    await page.goto('about:blank');
    await page.goto(address);
    tops.push(await belowIndex());
    expect(tops.filter((top) => top < 0 || top > 60)).toEqual([]);
  },
);

test('a list that was being read stays in sight when the language is changed', async () => {
  const page = await visit(addressOf('passport-renew', 'en'), slowPhone);
  for (const name of questionNames) await option(page, name).click();
  await page.locator('#papers form [type=submit]').click();
  await page.locator('#papers-list [data-list]').waitFor();
  await page
    .locator('a[hreflang="gu"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await page.waitForURL(/\/gu\//);
  await page.locator('#papers-list [data-list]').waitFor();
  await page.waitForTimeout(500);
  const top = await topOf(page.locator('#papers-list'));
  expect([top > -100, top < 200], `the list begins at ${top}`).toEqual([true, true]);
});

test('asks on after the case that a link names before it hydrates, so that nothing moves once it does', async () => {
  const { page, wake } = await visitAsleep(`${addressOf('passport-renew', 'gu')}#lost`);
  await option(page, 'who', 'adult').waitFor();
  const place = () => topOf(option(page, 'who', 'adult'));
  const before = await place();
  wake();
  await page.locator('[data-island="document-finder"][data-hydrated]').waitFor();
  // React goes on to what the form holds a moment later.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 200))));
  expect(await place()).toBe(before);
});

test('what is chosen before the finder hydrates is newer than the address', async () => {
  const { page, wake } = await visitAsleep(
    `${addressOf('passport-renew', 'gu')}?${new URLSearchParams({ ...answers })}#papers-list`,
  );
  await page.locator('#papers-need-change').focus();
  await page.keyboard.press('ArrowUp');
  wake();
  await page.locator('#papers-list [data-tick]').first().waitFor();
  await expect.poll(() => new URL(page.url()).searchParams.get('need')).toBe('damaged');
  expect(await chosenOn(page)).toEqual([
    'papers-need-damaged',
    ...questionNames.slice(2).map((name) => `papers-${name}-${answers[name]}`),
  ]);
});

test('without JavaScript each first answer leads to a list, other questions stand there, and rules open in words', async () => {
  const page = await visit(addressOf('passport-renew', 'gu'), { ...phone, javaScriptEnabled: false });
  const shown = await page.locator('#papers legend').filter({ visible: true }).allTextContents();
  const { need: _, ...others } = localeWords('gu', 'document-finder').questions;
  expect(shown).toEqual(Object.values(others).map(({ legend }) => legend));
  expect(await page.locator('#papers form button').filter({ visible: true }).count()).toBe(0);
  const links = page.locator('#papers ul a');
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(targets).toHaveLength(4);
  await links.last().tap();
  await expect.poll(() => topOf(page.locator(targets.at(-1) ?? ''))).toBeLessThan(100);
  await page.locator('a#papers-rules').tap();
  await page.locator('#papers-rules li').first().waitFor();
});
