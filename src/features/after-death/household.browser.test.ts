/** What leaves steps out after a death, and turns time limits into days, in a browser. */
import { text } from 'node:stream/consumers';
import ICAL from 'ical.js';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { withoutNoBreak } from '../../values/without-no-break.ts';
import { localeWords } from '../../test/shared-words.ts';
import { phone, visit } from '../../test/site.ts';

const address = '/gu/claims/after-a-death';
const words = localeWords('gu', 'after-death').household;

async function openQuestions(options = {}): Promise<Page> {
  const page = await visit(address, { ...phone, ...options });
  await page.locator('[data-household] summary').tap();
  return page;
}

async function typeDay(page: Page, typed: readonly string[]): Promise<void> {
  // What was wrong before is no longer marked once something else is.
  await page.fill('#after-death-month', '13');
  await page.locator('#after-death-month').blur();
  for (const [position, part] of ['day', 'month', 'year'].entries())
    await page.fill(`#after-death-${part}`, typed[position] ?? '');
  await page.locator('#after-death-year').blur();
}

const shown = (page: Page, concerns: string) => page.locator(`[data-concerns="${concerns}"]:visible`).count();
const dueDays = async (page: Page) =>
  (await page.locator('[data-due]').allTextContents()).map((day) => withoutNoBreak(day).trim());

test('a no leaves the steps of that question out, and a stage of which nothing is left, until it is taken back, and the answer holds in another language', async () => {
  const page = await openQuestions();
  const stages = page.locator('#steps ol > li:visible');
  expect(await shown(page, 'vehicle')).toBe(2);
  await page.locator('#after-death-vehicle-no').tap();
  await expect.poll(() => shown(page, 'vehicle')).toBe(0);
  expect(await stages.count()).toBe(4);
  for (const question of ['job', 'accident']) await page.locator(`#after-death-${question}-no`).tap();
  await expect.poll(() => stages.count()).toBe(3);
  await page.goto('/hi/claims/after-a-death');
  await expect.poll(() => shown(page, 'vehicle')).toBe(0);
  await page.locator('[data-household] summary').tap();
  await page.locator('#after-death-vehicle-yes').tap();
  await expect.poll(() => shown(page, 'vehicle')).toBe(2);
});

test('a day in figures and words of two languages turns time limits into days, and what is past can be asked too', async () => {
  const page = await openQuestions();
  await typeDay(page, ['૧૪ July ૧૯૯૬']);
  // 30 days, and three months.
  const due = ['13 ઓગસ્ટ 1996', '14 ઓક્ટોબર 1996'].map((day) => `(${words.past.replace('%', day)})`);
  await expect.poll(() => dueDays(page)).toEqual(expect.arrayContaining(due));
  expect(await page.locator('[name="calendar"]').isVisible()).toBe(false);
});

test.each([
  ['a day to come', ['1', '1', '2099'], words.errors.future],
  ['a day without its year', ['1', '2', ''], words.errors.unread],
])('%s is answered in words, and what was typed stays', async (_name, typed, sentence) => {
  const page = await openQuestions();
  await typeDay(page, typed);
  const status = page.locator('[data-household] [role="status"]');
  await expect.poll(async () => withoutNoBreak(await status.innerText())).toBe(withoutNoBreak(sentence));
  expect((await dueDays(page)).join('')).toBe('');
  expect(await page.inputValue('#after-death-year')).toBe(typed[2]);
  expect(await page.locator('[data-household] [aria-invalid="true"]').count()).toBe(1);
});

test('the days that are still to come go into one calendar file, those of steps left out do not', async () => {
  const page = await openQuestions();
  const yesterday = new Date(Date.now() - 24 * 3600_000);
  await typeDay(page, [yesterday.getDate(), yesterday.getMonth() + 1, yesterday.getFullYear()].map(String));
  await page.locator('#after-death-accident-no').tap();
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator('[name="calendar"]').tap()]);
  const calendar = new ICAL.Component(ICAL.parse(await text(await download.createReadStream())));
  // Registration, the bank's covers, the RTO twice; each with a day ahead of it.
  const names = calendar
    .getAllSubcomponents('vevent')
    .map((event) => `${event.getFirstPropertyValue('uid')}`.replace(/@.*/, ''));
  const steps = ['cover', 'register', 'tell-rto', 'transfer'];
  expect(names.toSorted()).toEqual(
    ['after-death', 'ahead-after-death'].flatMap((kind) => steps.map((step) => `${kind}-${step}`)),
  );
});

test('without a script nothing is asked, and all steps stand there', async () => {
  const page = await visit(address, { ...phone, javaScriptEnabled: false });
  expect(await page.locator('[data-household]').isVisible()).toBe(false);
  expect(await page.locator('[data-concerns]:visible').count()).toBeGreaterThan(5);
});
