import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { documentsFor, questionNames, type Answers, type Question } from './passport-documents.ts';
import { languageCodes } from '../../i18n/languages.ts';
import { addressOf } from '../../site/urls.ts';
import { localeWords } from '../../test/shared-words.ts';
import { phone, slowPhone, siteUrl, visit } from '../../test/site.ts';

/** A change for a child of one parent, in a hurry: every question is asked. */
const answers = { need: 'change', change: 'address', who: 'minor-after', parents: 'one', speed: 'tatkal' } as const satisfies Required<Answers>;

/** A loss by a child: two questions are not asked. */
const loss = { need: 'lost', who: 'minor-after', parents: 'both' } as const satisfies Answers;
const lossQuery = new URLSearchParams({ ...loss }).toString();
const query = new URLSearchParams({ ...answers }).toString();

const option = (page: Page, name: Question, answer: string = answers[name]) => page.locator(`label:has(#papers-${name}-${answer})`);
const question = (page: Page, name: Question) => page.locator(`#papers fieldset:has([name="${name}"])`);
const show = (page: Page) => page.locator('#papers form [type=submit]');

/** Ids of the documents in the list that is shown, a group by its first box's group. */
async function shownDocuments(page: Page): Promise<string[]> {
  const boxes = page.locator('#papers-list [data-tick]');
  await boxes.first().waitFor();
  const names = await boxes.evaluateAll((fields) => fields.map((field) => field.getAttribute('name') ?? ''));
  return [...new Set(names.map((name) => (name.startsWith('passport-new.address.') ? 'passport-new.address.address-proof' : name)))];
}

const topOf = (element: Locator) => element.evaluate((each) => each.getBoundingClientRect().top);

describe.each(languageCodes)('the finder in %s', (language) => {
  const words = localeWords(language, 'document-finder');

  test('gives one list after an answer to each question, and leads to its head', async () => {
    const page = await visit(addressOf('passport-renew', language), slowPhone);
    for (const name of questionNames) await option(page, name).tap();
    await show(page).tap();
    expect(await shownDocuments(page)).toEqual(documentsFor(answers).documents);
    await expect.poll(() => topOf(page.locator('#papers-list'))).toBeLessThan(64);
  });

  test('is worked by keyboard alone, and its list is focused', async () => {
    const page = await visit(addressOf('passport-renew', language), slowPhone);
    await page.locator('#papers-need-expiry').focus();
    const keys = 'ArrowUp Tab Space ArrowDown Tab Space ArrowDown ArrowDown ArrowDown Tab Space ArrowDown Tab Space ArrowDown Enter';
    for (const key of keys.split(' ')) await page.keyboard.press(key);
    expect(await shownDocuments(page)).toEqual(documentsFor(answers).documents);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('papers-list');
  });

  test('opens its list from a link that was shared, with what to ask first', async () => {
    const page = await visit(`${addressOf('passport-new', language)}?${query}#papers-list`, phone);
    expect(await shownDocuments(page)).toEqual(documentsFor(answers).documents);
    const said = await page.locator('#papers-list').innerText();
    expect(documentsFor(answers).ask.filter((point) => !said.includes(words.ask[point]))).toEqual([]);
  });

  test('says in its own words which question is still open, and leads to it', async () => {
    const page = await visit(addressOf('passport-renew', language), phone);
    await option(page, 'need').tap();
    await show(page).tap();
    await page.locator('#papers-change-error', { hasText: words.questions.change.legend }).waitFor();
    const focused = await page.evaluate(() => [document.activeElement?.getAttribute('name'), document.activeElement?.getAttribute('aria-describedby')]);
    expect(focused).toEqual(['change', 'papers-change-error']);
  });
});

test('the link it gives opens the same list, and so does the message it shares', async () => {
  const page = await visit(`${addressOf('passport-renew', 'gu')}?${query}#papers-list`, phone);
  await shownDocuments(page);
  const link = await page.locator('#papers-list a[href^="?"]').getAttribute('href');
  const message = new URL((await page.locator('#papers-list a[href^="https://wa.me/?text="]').getAttribute('href')) ?? '').searchParams.get('text');
  const expected = `${siteUrl}${addressOf('passport-renew', 'gu')}?${query}#papers-list`;
  expect(new URL(link ?? '', page.url()).href).toBe(expected);
  expect(message?.split('\n').at(-1)).toBe(expected);
});

test('keeps its list in step when an answer is changed', async () => {
  const page = await visit(`${addressOf('passport-renew', 'hi')}?${query}#papers-list`, phone);
  await shownDocuments(page);
  await question(page, 'who').getByRole('button').tap();
  await option(page, 'who', 'adult').tap();
  await page.locator('#papers-list [data-tick][name="document-finder.tatkal.annexure-e"]').waitFor();
  const { parents, ...others } = answers;
  expect(parents).toBe('one');
  expect(new URL(page.url()).search).toBe(`?${new URLSearchParams({ ...others, who: 'adult' })}`);
});

test('ticks of a document are the same in the found list and in the list of the page', async () => {
  const page = await visit(`${addressOf('passport-renew', 'gu')}?${lossQuery}#papers-list`, phone);
  await page.locator('#papers-list [data-tick][name="passport-renew.lost.original-fir"]').tap();
  expect(await page.locator('#lost [data-tick][name="passport-renew.lost.original-fir"]').isChecked()).toBe(true);
});

test('a list of the page gives way to a found one that holds all of it, and comes back when another is found', async () => {
  const page = await visit(`${addressOf('passport-renew', 'en')}?${lossQuery}#papers-list`, phone);
  await shownDocuments(page);
  const shownCases = () => page.locator('#documents section:visible').evaluateAll((lists) => lists.map(({ id }) => id));
  await expect.poll(shownCases).toEqual(['expiry', 'damaged', 'change']);
  await question(page, 'need').getByRole('button').tap();
  await option(page, 'need', 'damaged').tap();
  await option(page, 'speed', 'normal').tap();
  await expect.poll(shownCases).toEqual(['expiry', 'lost', 'change']);
});

test('where the found list holds all lists of the page, their section gives way', async () => {
  const page = await visit(`${addressOf('passport-new', 'gu')}?need=new&who=adult&speed=normal#papers-list`, phone);
  await shownDocuments(page);
  await expect.poll(() => page.locator('#documents').isVisible()).toBe(false);
});

test('the answers stay when the language is switched', async () => {
  const page = await visit(`${addressOf('passport-renew', 'gu')}?${query}#papers-list`, phone);
  await shownDocuments(page);
  await page.locator('a[data-language="hi"]').first().tap();
  await page.waitForURL('**/hi/services/passport/renew?**');
  expect(await shownDocuments(page)).toEqual(documentsFor(answers).documents);
  const chosen = await page.locator('#papers input:checked').evaluateAll((fields) => fields.map(({ id }) => id));
  expect(chosen).toEqual(questionNames.map((name) => `papers-${name}-${answers[name]}`));
});

const foreignQueries = [
  '?need=lost', '?need=expiry&who=adult&speed=rocket', '?need=%3Cscript%3E&who=adult&speed=normal', '?need=__proto__', '?need=change&who=adult&speed=normal',
];

test.each(foreignQueries)('the address %s shows the questions and no list', async (search) => {
  const page = await visit(`${addressOf('passport-renew', 'en')}${search}#papers`, phone);
  await page.locator('[data-island="document-finder"][data-hydrated]').waitFor();
  expect(await page.locator('#papers-list [data-tick]').count()).toBe(0);
  expect(await page.locator('#papers form').isVisible()).toBe(true);
});

test('what is chosen before the finder hydrates is newer than the address', async () => {
  const page = await visit('about:blank', phone);
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/assets/hydrate-*.js', (route) => arrival.then(() => route.continue()));
  await page.goto(`${addressOf('passport-renew', 'gu')}?${query}#papers-list`);
  await page.locator('#papers-need-change').focus();
  await page.keyboard.press('ArrowUp');
  arrive();
  await page.locator('#papers-list [data-tick]').first().waitFor();
  await expect.poll(() => new URL(page.url()).searchParams.get('need')).toBe('damaged');
  const chosen = await page.locator('#papers fieldset:visible :checked').evaluateAll((fields) => fields.map(({ id }) => id));
  expect(chosen).toEqual(['papers-need-damaged', ...questionNames.slice(2).map((name) => `papers-${name}-${answers[name]}`)]);
});
