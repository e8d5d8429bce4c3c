import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { documentsFor, type Answers } from './passport-documents.ts';
import { languageCodes, type Language } from '../../i18n/languages.ts';
import { loadResources } from '../../i18n/load-resources.ts';
import { addressOf } from '../../site/urls.ts';
import { phone, slowPhone, siteUrl, visit } from '../../test/site.ts';

/** A loss by a child, in a hurry: rules of every question meet in it. */
const answers: Answers = { need: 'lost', who: 'minor-after', speed: 'tatkal' };
const query = new URLSearchParams({ ...answers }).toString();

const option = (page: Page, name: keyof Answers) => page.locator(`#papers-${name}-${answers[name]}`);

/** Ids of the documents in the list that is shown, a group by its first box's group. */
async function shownDocuments(page: Page): Promise<string[]> {
  await page.locator('#papers [data-tick]').first().waitFor();
  const boxes = await page.locator('#papers [data-tick]').evaluateAll((fields) => fields.map((field) => field.getAttribute('name') ?? ''));
  return [...new Set(boxes.map((name) => (name.startsWith('passport-new.address.') ? 'passport-new.address.address-proof' : name)))];
}

async function wordsIn(language: Language) {
  const { 'document-finder': words, common } = await loadResources(language, ['document-finder']);
  return { words, common };
}

describe.each(languageCodes)('the finder in %s', (language) => {
  test('gives one list after four taps', async () => {
    const page = await visit(`${addressOf('passport', language)}#papers`, slowPhone);
    const { words } = await wordsIn(language);
    for (const name of ['need', 'who', 'speed'] as const) await option(page, name).tap();
    await page.getByRole('button', { name: words?.show ?? '' }).tap();
    expect(await shownDocuments(page)).toEqual(documentsFor(answers).documents);
  });

  test('is worked by keyboard alone, and its list is focused', async () => {
    const page = await visit(`${addressOf('passport-renew', language)}#papers`, slowPhone);
    await page.locator('#papers-need-new').focus();
    const keys = 'Space ArrowDown ArrowDown ArrowDown Tab Space ArrowDown ArrowDown Tab Space ArrowDown Enter'.split(' ');
    for (const key of keys) await page.keyboard.press(key);
    expect(await shownDocuments(page)).toEqual(documentsFor(answers).documents);
    expect(await page.evaluate(() => document.activeElement?.querySelector('[data-tick]') !== null)).toBe(true);
  });

  test('opens its list from a link that was shared, with what to ask first and the official site', async () => {
    const page = await visit(`${addressOf('passport', language)}?${query}#papers`, phone);
    expect(await shownDocuments(page)).toEqual(documentsFor(answers).documents);
    const { words, common } = await wordsIn(language);
    const said = await page.locator('#papers').innerText();
    for (const point of documentsFor(answers).ask) expect(said).toContain(words?.ask[point]);
    expect(said).toContain(common.notices.private);
    expect(await page.locator('#papers section a[href="https://www.passportindia.gov.in"]').count()).toBe(1);
  });

  test('says which question is still open, and leads to it', async () => {
    const page = await visit(`${addressOf('passport', language)}#papers`, phone);
    const { words } = await wordsIn(language);
    await option(page, 'need').tap();
    await page.locator('#papers form').evaluate((form) => new Promise((resolve) => {
      const isHydrated = () => form.closest('[data-hydrated]') ? resolve(true) : setTimeout(isHydrated, 20);
      isHydrated();
    }));
    await page.getByRole('button', { name: words?.show ?? '' }).tap();
    await page.locator('#papers-who-error', { hasText: words?.questions.who.legend ?? '-' }).waitFor();
    const focused = await page.evaluate(() => [document.activeElement?.getAttribute('name'), document.activeElement?.getAttribute('aria-describedby')]);
    expect(focused).toEqual(['who', 'papers-who-error']);
  });
});

test('the link it gives opens the same list, and so does the message it shares', async () => {
  const page = await visit(`${addressOf('passport', 'gu')}?${query}#papers`, phone);
  await shownDocuments(page);
  const link = await page.locator('#papers section a[href^="?"]').getAttribute('href');
  const message = new URL((await page.locator('#papers a[href^="https://wa.me/?text="]').getAttribute('href')) ?? '').searchParams.get('text');
  const expected = `${siteUrl}${addressOf('passport', 'gu')}?${query}#papers`;
  expect(new URL(link ?? '', page.url()).href).toBe(expected);
  expect(message?.split('\n').at(-1)).toBe(expected);
});

test('keeps its list in step when an answer is changed', async () => {
  const page = await visit(`${addressOf('passport', 'hi')}?${query}#papers`, phone);
  await shownDocuments(page);
  await page.locator('#papers-who-adult').tap();
  const adult: Answers = { ...answers, who: 'adult' };
  await page.locator('#papers [data-tick][name="passport-new.birth.birth-proof.pan"]').waitFor();
  expect(new URL(page.url()).search).toBe(`?${new URLSearchParams({ ...adult })}`);
});

test('ticks of a document are the same in the found list and in the list of the page', async () => {
  const page = await visit(`${addressOf('passport-renew', 'gu')}?${query}#papers`, phone);
  await page.locator('#papers [data-tick][name="passport-renew.lost.original-fir"]').tap();
  expect(await page.locator('#lost [data-tick][name="passport-renew.lost.original-fir"]').isChecked()).toBe(true);
});

test('the answers stay when the language is switched', async () => {
  const page = await visit(`${addressOf('passport', 'gu')}?${query}#papers`, phone);
  await shownDocuments(page);
  await page.locator('a[data-language="hi"]').first().tap();
  await page.waitForURL('**/hi/services/passport?**');
  expect(await shownDocuments(page)).toEqual(documentsFor(answers).documents);
  const chosen = await page.locator('#papers input:checked').evaluateAll((fields) => fields.map(({ id }) => id));
  expect(chosen).toEqual(['papers-need-lost', 'papers-who-minor-after', 'papers-speed-tatkal']);
});

const foreignQueries = ['?need=lost', '?need=lost&who=adult&speed=rocket', '?need=%3Cscript%3E&who=adult&speed=normal', '?need=__proto__'];

test.each(foreignQueries)('the address %s shows the questions and no list', async (search) => {
  const page = await visit(`${addressOf('passport', 'en')}${search}#papers`, phone);
  await page.locator('[data-island="document-finder"][data-hydrated]').waitFor();
  expect(await page.locator('#papers [data-tick]').count()).toBe(0);
  expect(await page.locator('#papers form').isVisible()).toBe(true);
});

test('the page of first passports has that answer chosen', async () => {
  const page = await visit(addressOf('passport-new', 'gu'), phone);
  expect(await page.locator('#papers-need-new').isChecked()).toBe(true);
});

test('sent before it is hydrated, it gives the list on the next page', async () => {
  const page = await visit(`${addressOf('passport', 'gu')}#papers`, phone);
  // What is sent natively needs no script: the address carries the answers.
  await page.locator('#papers form').evaluate((form, chosen) => {
    for (const [name, value] of Object.entries(chosen)) {
      const field = form.querySelector<HTMLInputElement>(`[name="${name}"][value="${value}"]`);
      if (field) field.checked = true;
    }
    if (form instanceof HTMLFormElement) form.submit();
  }, { ...answers });
  await page.waitForURL(`**/gu/services/passport?${query}#papers`);
  expect(await shownDocuments(page)).toEqual(documentsFor(answers).documents);
});

test('without JavaScript the rules open in words', async () => {
  const page = await visit(`${addressOf('passport', 'hi')}#papers`, { ...phone, javaScriptEnabled: false });
  await page.locator('#papers summary').tap();
  expect(await page.locator('#papers details li').first().isVisible()).toBe(true);
});

test('what is tapped before the finder hydrates is newer than the address', async () => {
  const page = await visit('about:blank', phone);
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/assets/hydrate-*.js', (route) => arrival.then(() => route.continue()));
  await page.goto(`${siteUrl}${addressOf('passport', 'gu')}?${query}#papers`);
  await page.locator('#papers-need-damaged').check();
  arrive();
  await page.locator('#papers [data-tick]').first().waitFor();
  await expect.poll(() => new URL(page.url()).searchParams.get('need')).toBe('damaged');
  const chosen = await page.locator('#papers :checked:not([data-tick])').evaluateAll((fields) => fields.map(({ id }) => id));
  expect(chosen).toEqual(['papers-need-damaged', `papers-who-${answers.who}`, `papers-speed-${answers.speed}`]);
});
