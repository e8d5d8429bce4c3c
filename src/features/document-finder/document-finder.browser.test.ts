import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { documentsFor, isQuestionAsked, questionNames, type Question } from './passport-documents.ts';
import figures from '../../facts/figures.json' with { type: 'json' };
import type { Language } from '../../i18n/languages.ts';
import { addressOf } from '../../site/urls.ts';
import { localeWords } from '../../test/shared-words.ts';
import { phone, slowPhone, visit, type VisitOptions } from '../../test/site.ts';
import { withoutNoBreak } from '../../values/without-no-break.ts';

/** A change for a child of one parent, in a hurry: every question is asked. */
const choices = { need: 'change', change: 'address', who: 'minor-after', parents: 'one', speed: 'tatkal' } as const;

/** Of its list. */
const addressIn = (language: Language) =>
  `${addressOf('passport-renew', language)}?${new URLSearchParams(choices)}#papers-list`;

const option = (page: Page, name: Question, choice: string = choices[name]) =>
  page.locator(`label:has(#papers-${name}-${choice})`);

const question = (page: Page, name: Question) => page.locator(`#papers fieldset:has([name="${name}"])`);

/** How many answers to a question can be seen; those of a folded one are there for keyboards and screen readers alone. */
const visibleOptions = (page: Page, name: Question) =>
  question(page, name)
    .locator('label')
    .evaluateAll((labels) => labels.filter((label) => label.clientWidth > 1).length);

const listOn = (page: Page) => page.locator('#papers-list [data-list]');

/** Ids of the documents in the list that is shown, a group by its first box's group. */
async function shownDocuments(page: Page): Promise<string[]> {
  const boxes = page.locator('#papers-list [data-tick]');
  await boxes.first().waitFor();
  const names = await boxes.evaluateAll((fields) => fields.map((field) => field.getAttribute('name') ?? ''));
  return [...new Set(names.map((name) => name.replace(/^(.*\.address-proof)\..*/, '$1')))];
}

const topOf = (element: Locator) => element.evaluate((each) => each.getBoundingClientRect().top);

/** The finder of a page whose islands hydrate only when the test lets them. */
async function visitAsleep(address: string, options: VisitOptions = slowPhone) {
  const page = await visit('about:blank', options);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/hydrate-*.js', (route) => promise.then(() => route.continue()));
  await page.goto(address);
  return { page, wake: resolve };
}

const chosenOn = (page: Page) =>
  page.locator('#papers fieldset:visible :checked').evaluateAll((fields) => fields.map(({ id }) => id));

test('asks one question at a time, folds it to one line, and gives one list, all by touch before it hydrates, leads to its head, and says what else is to be known', async () => {
  const given = { need: 'change', change: 'signature', who: 'minor-after', parents: 'one' } as const;
  const { page, wake } = await visitAsleep(addressOf('passport-renew', 'gu'));
  for (const [position, name] of questionNames.filter((each) => isQuestionAsked(each, given)).entries()) {
    await question(page, name).waitFor();
    expect(await page.locator('#papers fieldset:visible').count()).toBe(position + 1);
    await option(page, name, given[name as keyof typeof given]).tap();
    expect(await visibleOptions(page, name)).toBe(1);
  }
  wake();
  await page.locator('#papers form [type=submit]').tap();
  const { documents, points } = documentsFor(given);
  expect(await shownDocuments(page)).toEqual(documents);
  expect(new URL(page.url()).search).toBe(`?${new URLSearchParams(given)}`);
  await expect.poll(() => topOf(page.locator('#papers-list [data-tick]').first())).toBeLessThan(200);
  expect(await page.locator('#papers-list:focus').count()).toBe(1);
  const { points: words, result } = localeWords('gu', 'document-finder');
  const fees = localeWords('gu', 'passport-fees');
  const [fee = '', known = '', day] = await page.locator('#papers-list details:not([data-list] *)').allTextContents();
  expect(points.filter(({ id }) => !withoutNoBreak(known).includes(words[id].split(' {{', 1)[0] ?? '?'))).toEqual([]);
  expect(fee.match(/₹[\d,]+/g)).toEqual([`₹${figures.passport.minor36.toLocaleString('en-IN')}`]);
  expect(withoutNoBreak(fee)).toContain(fees.fees.separate.split(' {{', 1)[0]);
  expect(withoutNoBreak(day ?? '')).toContain(fees.day.title);
  expect(await page.getByText(result.link).getAttribute('href')).toBe(`?${new URLSearchParams(given)}#papers-list`);
});

const adult = { who: 'adult', speed: 'normal' };

test.each([
  [360, adult],
  [1280, choices],
] as const)(
  'at %i px its button comes with the last answer, and its list for %j begins on the screen, by the button and by a link',
  async (width, given) => {
    const reducedMotion = given === adult ? 'reduce' : 'no-preference';
    const id = given === choices ? 'passport-renew' : 'passport-new';
    const page = await visit(addressOf(id, 'gu'), { viewport: { width, height: 640 }, reducedMotion });
    const belowIndex = async () => {
      await listOn(page).waitFor();
      await page.waitForTimeout(500);
      const index = page.locator('[data-index]');
      const height = (await index.count()) ? await index.evaluate((bar) => bar.getBoundingClientRect().height) : 0;
      return (await topOf(page.locator('#papers-list'))) - height;
    };
    const button = page.locator('#papers form [type=submit]');
    for (const [name, choice] of Object.entries(given)) {
      expect(await button.isVisible()).toBe(false);
      await option(page, name as Question, choice).click();
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

test('a link leads to its list where the browser went to the place by itself before the list stood there', async () => {
  const { page, wake } = await visitAsleep(addressIn('gu'), { viewport: { width: 1280, height: 640 } });
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    location.hash = '';
    location.hash = 'papers-list';
  });
  wake();
  await listOn(page).waitFor();
  await expect.poll(() => topOf(page.locator('#papers-list'))).toBeLessThan(60);
});

test('a list that was being read stays in sight when the language is changed; an answer that was taken back stays so, and its list gone', async () => {
  const page = await visit(addressIn('en'), slowPhone);
  const turnTo = async (language: string) => {
    await page.locator(`header a[data-language="${language}"]`).dispatchEvent('click');
    await page.waitForURL(new RegExp(`/${language}/`));
    await page.locator('[data-island="document-finder"][data-hydrated]').waitFor();
  };
  const others = page.locator('#documents');
  await listOn(page).waitFor();
  await turnTo('gu');
  await listOn(page).waitFor();
  await page.waitForTimeout(500);
  expect(await others.getAttribute('hidden')).toBe('until-found');
  const top = await topOf(page.locator('#papers-list'));
  expect([top > -100, top < 200], `the list begins at ${top}`).toEqual([true, true]);
  await question(page, 'speed').getByRole('button').tap();
  await turnTo('hi');
  expect(await chosenOn(page)).toEqual(questionNames.slice(0, -1).map((name) => `papers-${name}-${choices[name]}`));
  expect(await listOn(page).count()).toBe(0);
  expect(await others.isVisible()).toBe(true);
  expect(new URL(page.url()).searchParams.has('speed')).toBe(false);
  await option(page, 'speed').tap();
  await listOn(page).waitFor();
  await page.getByText(localeWords('hi', 'document-finder').result.others).tap();
  await others.waitFor();
});

test('stays open for whoever goes through the answers by keyboard', async () => {
  const page = await visit(addressOf('passport-renew', 'en'), phone);
  await page.locator('#papers-need-expiry').focus();
  for (const key of ['ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
  expect(await page.locator('#papers-need-damaged').isChecked()).toBe(true);
  await page.locator('details[open]:has([data-choice="papers-need-damaged"])').waitFor();
  expect(await visibleOptions(page, 'need')).toBe(4);
  await page.keyboard.press('Tab');
  expect(await visibleOptions(page, 'need')).toBe(1);
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
  const { page, wake } = await visitAsleep(addressIn('gu'));
  await page.locator('#papers-need-change').focus();
  await page.keyboard.press('ArrowUp');
  wake();
  await page.locator('#papers-list [data-tick]').first().waitFor();
  await expect.poll(() => new URL(page.url()).searchParams.get('need')).toBe('damaged');
  expect(await chosenOn(page)).toEqual([
    'papers-need-damaged',
    ...questionNames.slice(2).map((name) => `papers-${name}-${choices[name]}`),
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
