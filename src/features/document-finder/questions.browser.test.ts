import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isAsked, questionNames, type Answers, type Question } from './passport-documents.ts';
import { addressOf } from '../../site/urls.ts';
import { phone, visit } from '../../test/site.ts';

const option = (page: Page, name: Question, answer: string | undefined) =>
  page.locator(`label:has(#papers-${name}-${answer})`);
const question = (page: Page, name: Question) => page.locator(`#papers fieldset:has([name="${name}"])`);

/** How many answers to a question can be seen; those of a folded one are there for keyboards and screen readers alone. */
const visibleOptions = (page: Page, name: Question) =>
  question(page, name)
    .locator('label')
    .evaluateAll((labels) => labels.filter((label) => label.clientWidth > 1).length);

test('come one at a time, those alone that the answers leave open, and fold to one line', async () => {
  const given: Answers = { need: 'change', change: 'signature', who: 'minor-after', parents: 'one' };
  const page = await visit(addressOf('passport-renew', 'gu'), phone);
  for (const [position, name] of questionNames.entries()) {
    await expect.poll(() => question(page, name).isVisible()).toBe(isAsked(name, given));
    if (!isAsked(name, given)) continue;
    const later = questionNames.slice(position + 1).map((each) => question(page, each).isVisible());
    expect(await Promise.all(later)).not.toContain(true);
    await option(page, name, given[name]).tap();
    expect(await visibleOptions(page, name)).toBe(1);
  }
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

test('an answer that was taken back stays so in another language, and its list gone', async () => {
  const page = await visit(`${addressOf('passport-new', 'gu')}?need=new&who=adult&speed=normal#papers-list`, phone);
  await page.locator('#papers-list [data-list]').waitFor();
  await question(page, 'who').getByRole('button').tap();
  await option(page, 'who', 'minor-after').tap();
  await question(page, 'speed').getByRole('button').tap();
  await page.locator('header a[data-language="hi"]').first().tap();
  await page.locator('[data-island="document-finder"][data-hydrated]').waitFor();
  expect(await page.locator('#papers input:checked').evaluateAll((fields) => fields.map(({ id }) => id))).toEqual([
    'papers-need-new',
    'papers-who-minor-after',
  ]);
  expect(await page.locator('#papers-list [data-tick]').count()).toBe(0);
  expect(new URL(page.url()).search).toBe('?need=new&who=minor-after');
  await option(page, 'parents', 'both').tap();
  await option(page, 'speed', 'normal').tap();
  await page.locator('#papers-list [data-list]').waitFor();
});
