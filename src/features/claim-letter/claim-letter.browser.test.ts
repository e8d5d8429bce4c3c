import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addressOf } from '../../site/urls.ts';
import { watchLeaks } from '../../test/leaks.ts';
import { openFolds } from '../../test/open-folds.ts';
import { keepPrinting, sheetsOf, textOnPaper, whenPrinting } from '../../test/printing.ts';
import { typedClaim } from '../../test/refused-claim.ts';
import { readReminder } from '../../test/reminder.ts';
import { calculators, localeWords } from '../../test/shared-words.ts';
import { phone, slowPhone, visit, type VisitOptions } from '../../test/site.ts';
import { wordsIn } from '../../test/words-in.ts';

const typed = Object.entries(typedClaim);

const field = (page: Page, name: string) => page.locator(`#claim-letter-${name}`);
const letterOn = (page: Page) => page.locator('div:has(> [data-controls] > [data-copy])');
const write = (page: Page) => page.locator('[data-keepable] button[type="submit"]');

async function choose(page: Page): Promise<void> {
  await openFolds(page, '[data-keepable]');
  for (const choice of ['happened-refused', 'line-health', 'role-holder']) await field(page, choice).check();
}

async function visitLetter(options?: VisitOptions): Promise<Page> {
  const page = await visit(`${addressOf('refused', 'gu')}#letter`, options);
  if (options?.javaScriptEnabled !== false) await page.clock.setFixedTime('2026-11-23T10:00:00Z');
  return page;
}

test('is written by touch on a slow phone, from what was typed before React, with its reading and reminders, and nothing leaves the page', async () => {
  const page = await visitLetter(slowPhone);
  const leaks = watchLeaks(page, Object.values(typedClaim));
  await choose(page);
  for (const [name, text] of typed) {
    await field(page, name).tap();
    await page.keyboard.insertText(text);
  }
  await write(page).tap();
  await letterOn(page).waitFor();
  const text = await letterOn(page).locator('section').first().innerText();
  for (const part of ['Company of Rajkot', '₹1,20,000', ...(typedClaim.why ?? '').split('\n'), '3 November 2026'])
    expect(text).toContain(part);
  await openFolds(page, 'div:has(> [data-controls] > [data-copy])');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    letterOn(page).locator('a[download]').first().tap(),
  ]);
  const { topic, headings, ready, reminder } = localeWords('gu', 'claim-letter');
  const status = await wordsIn(page.locator('[data-keepable] form [role=status]'));
  expect([status.includes(ready.title), status.includes(typedClaim.name ?? '')]).toEqual([true, false]);
  const reading = letterOn(page).locator('details').filter({ hasText: headings.reading });
  expect(await wordsIn(reading)).toContain('3 નવેમ્બર 2026');
  const copied = await letterOn(page).locator('[data-copy]').getAttribute('data-copy');
  expect(copied).toMatch(/^Date: 23 November 2026\nTo: The Grievance Redressal Officer\nCompany of Rajkot\n/);
  expect(new Set(await letterOn(page).locator('a[download]').allInnerTexts()).size).toBe(5);
  const ways = letterOn(page).locator('a[href^="mailto:"], a[href*="wa.me"]');
  const addresses = await ways.evaluateAll((all: HTMLAnchorElement[]) =>
    all.map(({ href }) => decodeURIComponent(href)),
  );
  expect(addresses).toEqual(Array(2).fill(expect.stringContaining(topic)));
  expect(addresses.join('')).not.toMatch(/Company|P\/1|C-77|લાખ|\n/);
  const { date, summary, description } = await readReminder(download);
  const due = reminder.answer.replace('{{date, date}}', '7 ડિસેમ્બર 2026');
  expect([date, summary]).toEqual(['2026-12-07', due]);
  expect(description).not.toContain('P/1234');
  expect([...leaks, new URL(page.url()).search]).toEqual(['']);
});

test('asks for what is chosen for nobody, lets a browser fill in what is the writer’s own, and stands there again, its form folded, for whoever reloads, comes back or changes the language', async () => {
  const page = await visitLetter(phone);
  const own = page.locator('[data-keepable] [autocomplete]:not([autocomplete=off])');
  const filled = await own.evaluateAll((fields) => fields.map((each) => each.getAttribute('autocomplete')));
  expect(filled).toEqual(['name', 'street-address']);
  expect(await page.locator('[data-keepable] :checked').count()).toBe(0);
  await write(page).tap();
  const { errors } = localeWords('gu', 'claim-letter');
  const said = () => wordsIn(page.locator('[data-keepable]'));
  for (const error of [errors.happened, errors.line, errors.role]) await expect.poll(said).toContain(error);
  expect(await page.locator('#claim-letter-happened-refused:focus').count()).toBe(1);
  await choose(page);
  for (const [name, text] of typed) await field(page, name).fill(text);
  await write(page).tap();
  const sheet = letterOn(page).locator('section [lang="en"]').first();
  const text = await sheet.innerText();
  const ways = [
    () => page.reload(),
    () => page.goto('about:blank').then(() => page.goBack()),
    () =>
      page
        .locator('header a[data-language="hi"]')
        .first()
        .tap()
        .then(() => page.waitForURL('**/hi/**')),
  ];
  for (const comeBack of ways) {
    await comeBack();
    // It wakes where it comes into view, to which a browser in a hurry may not have led back.
    await page.locator('[data-keepable] form').scrollIntoViewIfNeeded();
    await sheet.waitFor();
    expect(await sheet.innerText()).toBe(text);
    expect(await write(page).isVisible()).toBe(false);
  }
});

test('without JavaScript stands as a letter to fill in by hand, with no field that nothing reads', async () => {
  const page = await visitLetter({ ...phone, javaScriptEnabled: false });
  expect(await page.locator('[data-keepable]').isVisible()).toBe(false);
  const fold = page.locator('details:has(#letter-by-hand)');
  await fold.locator('summary').tap();
  expect(await fold.innerText()).toContain('Policy number: ____');
  expect(await page.locator('body').innerText()).toContain(localeWords('gu', 'claim-letter').noScript);
});

test('asks where a decision was made for its day, and elsewhere not, before React is there', async () => {
  const page = await visitLetter(phone);
  await openFolds(page, '[data-keepable]');
  await page.route('**/assets/{hydrate,claim-letter}-*.js', () => {});
  const asked = () => Promise.all(['decided-day', 'paid', 'complete'].map((name) => field(page, name).isVisible()));
  expect(await asked()).toEqual([false, false, false]);
  await field(page, 'happened-cut').check();
  expect(await asked()).toEqual([true, true, false]);
  await field(page, 'happened-late').check();
  expect(await asked()).toEqual([false, false, true]);
  expect(await page.locator('[data-keepable]').innerText()).toContain(calculators.gu.private);
});

test('with 600 characters of reasons prints on one sheet of A4, English alone', async () => {
  const page = await visitLetter({ ...phone, prepare: keepPrinting });
  await choose(page);
  await field(page, 'ground-concealed').check();
  const more = { 'since-day': '1 2 2015', 'event-day': '28 9 2026', place: 'Hospital, Rajkot', card: 'UHID 1234' };
  for (const [name, text] of [...typed, ...Object.entries(more)]) await field(page, name).fill(text);
  for (const box of await page.locator('[id^="claim-letter-enclosed-"]:visible').all()) await box.check();
  await field(page, 'office').fill('Tower\nMumbai 400001');
  await field(page, 'way-post').check();
  await field(page, 'why').fill('Reasons that take their time. '.repeat(20));
  await write(page).tap();
  await letterOn(page).locator('button').first().tap();
  await whenPrinting(page);
  expect(await textOnPaper(page)).toMatch(/^Date: 23 November 2026\n/);
  // The numbers of the lists stand inside of the margin, where a printer reaches.
  const roomForNumbers = await page
    .locator('body > div:not(#root) ol')
    .evaluateAll((lists) => lists.map((list) => parseFloat(getComputedStyle(list).paddingInlineStart)));
  expect(roomForNumbers.length).toBeGreaterThan(0);
  expect(Math.min(...roomForNumbers)).toBeGreaterThan(20);
  expect(await sheetsOf(page)).toBe(1);
});
