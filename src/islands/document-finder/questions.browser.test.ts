import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { questionNames, type Answers, type Question } from './passport-documents.ts';
import { addressOf } from '../../site/urls.ts';
import { phone, visit } from '../../test/site.ts';

/** Answers after which every question is asked. */
const answers = { need: 'change', change: 'address', who: 'minor-after', parents: 'one', speed: 'tatkal' } as const satisfies Required<Answers>;

const option = (page: Page, name: Question, answer: string = answers[name]) => page.locator(`label:has(#papers-${name}-${answer})`);
const question = (page: Page, name: Question) => page.locator(`#papers fieldset:has([name="${name}"])`);
const show = (page: Page) => page.locator('#papers form [type=submit]');

/** How many answers to a question can be seen; those of a folded one are there for keyboards and screen readers alone. */
const visibleOptions = (page: Page, name: Question) =>
  question(page, name).locator('label').evaluateAll((labels) => labels.filter((label) => label.clientWidth > 1).length);

describe('its questions', () => {
  test('come one at a time, and what is answered folds to one line', async () => {
    const page = await visit(addressOf('passport-renew', 'gu'), phone);
    expect(await question(page, 'who').isVisible()).toBe(false);
    await option(page, 'need').tap();
    expect(await visibleOptions(page, 'need')).toBe(1);
    expect(await visibleOptions(page, 'change')).toBe(6);
    await option(page, 'change').tap();
    expect(await visibleOptions(page, 'who')).toBe(4);
    expect(await question(page, 'speed').isVisible()).toBe(false);
  });

  test('have the purpose answered and folded on the page of first passports, which “change” takes back', async () => {
    const page = await visit(addressOf('passport-new', 'hi'), phone);
    expect(await visibleOptions(page, 'need')).toBe(1);
    await question(page, 'need').getByRole('button').tap();
    await expect.poll(() => visibleOptions(page, 'need')).toBe(5);
  });

  test('stay open for whoever goes through the answers by keyboard', async () => {
    const page = await visit(addressOf('passport-renew', 'en'), phone);
    await page.locator('#papers-need-expiry').focus();
    for (const key of ['ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
    expect(await page.locator('#papers-need-damaged').isChecked()).toBe(true);
    expect(await visibleOptions(page, 'need')).toBe(4);
    await page.keyboard.press('Tab');
    expect(await visibleOptions(page, 'need')).toBe(1);
  });

  test('fold before the finder hydrates, and are answered once it has', async () => {
    const page = await visit('about:blank', phone);
    const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
    await page.route('**/assets/hydrate-*.js', (route) => arrival.then(() => route.continue()));
    await page.goto(addressOf('passport-renew', 'gu'));
    for (const name of questionNames) await option(page, name).tap();
    expect(await Promise.all(questionNames.map((name) => visibleOptions(page, name)))).toEqual([1, 1, 1, 1, 1]);
    await show(page).tap();
    arrive();
    await page.locator('#papers-list [data-tick]').first().waitFor();
    expect(new URL(page.url()).search).toBe(`?${new URLSearchParams({ ...answers })}`);
  });
});

test('whoever lost a passport is told at once that there is no Tatkal, and is not asked about it', async () => {
  const page = await visit(addressOf('passport-renew', 'gu'), phone);
  await option(page, 'need', 'lost').tap();
  expect(await page.locator('#papers-need-lost-note').isVisible()).toBe(true);
  await option(page, 'who', 'adult').tap();
  expect(await question(page, 'speed').isVisible()).toBe(false);
  await show(page).tap();
  await page.locator('#papers-list [data-tick]').first().waitFor();
  expect(new URL(page.url()).search).toBe('?need=lost&who=adult');
});

test('only those who come for a child are asked about the parents', async () => {
  const page = await visit(addressOf('passport-new', 'en'), phone);
  await option(page, 'who', 'adult').tap();
  expect(await question(page, 'parents').isVisible()).toBe(false);
  expect(await question(page, 'change').isVisible()).toBe(false);
  expect(await visibleOptions(page, 'speed')).toBe(2);
});
