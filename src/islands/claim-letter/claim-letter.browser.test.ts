import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { languageCodes } from '../../i18n/languages.ts';
import { addressOf } from '../../site/urls.ts';
import { calculatorOn, keepClockAt } from '../../test/calculator-tests.ts';
import { readReminder } from '../../test/reminder.ts';
import { calculators, dateIn, localeWords } from '../../test/shared-words.ts';
import { phone, slowPhone, visit } from '../../test/site.ts';

const moment = '2026-11-23T10:00:00Z';

const why = 'ડોક્ટરે દાખલ થવા કહ્યું હતું.\nछुट्टी 14 दिन बाद मिली।';

/** A refusal, field by field, in the order in which the keyboard comes to them. */
const typed: readonly (readonly [name: string, text: string])[] = [
  ['insurer', 'Company of Rajkot'],
  ['policy', 'P/1234/5678'],
  ['number', 'C-77'],
  ['insured-health', ''],
  ['claimed-day', '૧'],
  ['claimed-month', '10'],
  ['claimed-year', '2026'],
  ['decided-day', '3'],
  ['decided-month', '११'],
  ['decided-year', '2026'],
  ['amount', '૧.૨ લાખ'],
  ['why', why],
  ['name', 'હંસાબેન પટેલ'],
  ['address', 'Kalawad Road, Rajkot'],
];

const field = (page: Page, name: string) => page.locator(`#claim-letter-${name}`);
const letterOn = (page: Page) => page.locator('[data-written]');
const english = (page: Page) => letterOn(page).locator('section').first();
const write = (page: Page) => page.locator('[data-letter] button[type="submit"]');

async function choose(page: Page): Promise<void> {
  for (const choice of ['happened-refused', 'line-health', 'role-holder']) await field(page, choice).check();
}

async function fillInAll(page: Page): Promise<void> {
  await choose(page);
  for (const [name, text] of typed) await field(page, name).fill(text);
}

describe.each(languageCodes)('in %s', (language) => {
  const address = `${addressOf('refused', language)}#letter`;

  test('is written by touch on a slow phone, from what was typed before React was there', async () => {
    const page = await visit(address, slowPhone);
    await keepClockAt(page, moment);
    await choose(page);
    for (const [name, text] of typed) {
      await field(page, name).tap();
      await page.keyboard.insertText(text);
    }
    await write(page).tap();
    await letterOn(page).waitFor();
    const text = await english(page).innerText();
    for (const expected of ['Company of Rajkot', 'P/1234/5678', '₹1,20,000', ...why.split('\n'), 'હંસાબેન પટેલ', dateIn('en', 3, 11, 2026)]) {
      expect(text).toContain(expected);
    }
    expect(await letterOn(page).locator('section').count()).toBe(language === 'en' ? 1 : 2);
  });

  test('leads the keyboard to a day that is still to come, and writes once it is mended', async () => {
    const page = await visit(address);
    await keepClockAt(page, moment);
    await field(page, 'happened-refused').focus();
    await calculatorOn(page, 'letter').hydrated.waitFor();
    for (const press of ['ArrowDown', 'ArrowUp', 'Tab', 'Space', 'Tab', 'Space', 'Tab']) await page.keyboard.press(press);
    for (const [name, text] of typed) {
      expect(await field(page, name).evaluate((element) => element === document.activeElement)).toBe(true);
      await page.keyboard.insertText(name === 'decided-year' ? '2027' : text);
      await page.keyboard.press('Tab');
    }
    await write(page).focus();
    await page.keyboard.press('Enter');
    await page.locator('#claim-letter-decided-day[aria-invalid="true"]').waitFor();
    expect(await field(page, 'decided-day').evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await page.locator('[data-letter]').innerText()).toContain(localeWords(language, 'claim-letter').errors.future);
    for (const press of ['Tab', 'Tab', 'Control+A']) await page.keyboard.press(press);
    await page.keyboard.insertText('2026');
    await page.keyboard.press('Enter');
    await letterOn(page).waitFor();
  });

  test('gives each day to the calendar, in the page’s language', async () => {
    const page = await visit(address, phone);
    await keepClockAt(page, moment);
    await fillInAll(page);
    await write(page).tap();
    await letterOn(page).waitFor();
    const links = letterOn(page).locator('a[download]');
    const days: string[] = [];
    for (let position = 0; position < 5; position += 1) {
      const [download] = await Promise.all([page.waitForEvent('download'), links.nth(position).tap()]);
      const { date, summary, description } = await readReminder(download);
      days.push(date);
      expect(Object.values(localeWords(language, 'claim-letter').reminder)).toContain(summary);
      expect(description).not.toContain('P/1234');
    }
    expect(days).toEqual(['2026-12-07', '2026-12-08', '2026-12-24', '2027-11-03', '2028-11-03']);
  });

  test('without JavaScript stands as a letter to fill in by hand, with no field that nothing reads', async () => {
    const page = await visit(address, { ...phone, javaScriptEnabled: false });
    expect(await page.locator('[data-letter]').isVisible()).toBe(false);
    const fold = page.locator('details:has(#letter-by-hand)');
    await fold.locator('summary').tap();
    const text = await fold.innerText();
    expect(text).toContain('To: The Grievance Redressal Officer');
    expect(text).toContain('Policy number: ____');
    expect(await page.locator('body').innerText()).toContain(localeWords(language, 'claim-letter').noScript);
  });

  test('asks where a decision was made for its day, and elsewhere not, before React is there', async () => {
    const page = await visit(address, phone);
    await page.route('**/assets/{hydrate,claim-letter}-*.js', () => {});
    expect([await field(page, 'decided-day').isVisible(), await field(page, 'paid').isVisible()]).toEqual([true, false]);
    await field(page, 'happened-cut').check();
    expect([await field(page, 'decided-day').isVisible(), await field(page, 'paid').isVisible()]).toEqual([true, true]);
    await field(page, 'happened-late').check();
    expect([await field(page, 'decided-day').isVisible(), await field(page, 'paid').isVisible()]).toEqual([false, false]);
    expect(await page.locator('[data-letter]').innerText()).toContain(calculators[language].private);
  });
});

test('nothing that was typed is asked for from anywhere, and no address holds it', async () => {
  const page = await visit(`${addressOf('refused', 'gu')}#letter`, phone);
  await keepClockAt(page, moment);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${decodeURIComponent(request.url())} ${request.postData() ?? ''}`));
  await fillInAll(page);
  await write(page).tap();
  await letterOn(page).waitFor();
  for (const [, text] of typed) if (text.length > 4) expect(asked.filter((request) => request.includes(text))).toEqual([]);
  expect(asked.filter((request) => !request.startsWith('GET '))).toEqual([]);
  expect(new URL(page.url()).search).toBe('');
});

test('prints on one sheet of A4, English alone', async () => {
  const page = await visit(`${addressOf('refused', 'gu')}#letter`, phone);
  await keepClockAt(page, moment);
  await page.evaluate(() => Object.assign(window, { print: () => document.body.setAttribute('data-printing', '') }));
  await fillInAll(page);
  for (const box of await page.locator('[id^="claim-letter-enclosed-"]:visible').all()) await box.check();
  await field(page, 'why').fill('Reasons that take their time. '.repeat(40));
  await write(page).tap();
  await letterOn(page).locator('button').first().tap();
  await page.locator('body[data-printing]').waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('body').innerText()).toMatch(/^Date: 23 November 2026\n/);
  // The numbers of the lists stand inside of the margin, where a printer reaches.
  const lists = page.locator('body > div:not(#root) ol');
  const roomForNumbers = await lists.evaluateAll((each) => each.map((list) => parseFloat(getComputedStyle(list).paddingInlineStart)));
  expect(roomForNumbers.length).toBeGreaterThan(0);
  for (const room of roomForNumbers) expect(room).toBeGreaterThan(20);
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g) ?? [];
  expect(sheets).toHaveLength(1);
});
