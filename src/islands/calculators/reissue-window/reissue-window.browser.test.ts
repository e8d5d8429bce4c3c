import { describe, expect, test } from 'vitest';
import { languageCodes } from '../../../i18n/languages.ts';
import { addressOf } from '../../../site/urls.ts';
import { calculatorOn, keepClockAt, testCalculator } from '../../../test/calculator-tests.ts';
import { readReminder } from '../../../test/reminder.ts';
import { calculators, dateIn, localeWords } from '../../../test/shared-words.ts';
import { visit } from '../../../test/site.ts';

const { answer } = localeWords('en', 'reissue-window');

testCalculator({
  page: 'passport-renew',
  id: 'reissue-window',
  typed: { 'expiry-day': '29', 'expiry-month': '૦૨', 'expiry-year': '2028' },
  answer: (language) => dateIn(language, 28, 2, 2027),
  slip: { field: 'expiry-year', text: '28', sentence: (language) => calculators[language].errors.date.year },
  at: '2026-11-20T10:00:00Z',
});

describe.each(languageCodes)('the reminder in %s', (language) => {
  test('is a calendar file that the keyboard can fetch offline, with nothing in it but the date', async () => {
    const page = await visit(addressOf('passport-renew', language));
    await keepClockAt(page, '2026-11-20T10:00:00Z');
    const { field, status } = calculatorOn(page, 'reissue-window');
    for (const [part, text] of Object.entries({ day: '14', month: '3', year: '2028' })) await field(`expiry-${part}`).fill(text);
    await field('expiry-year').press('Enter');
    const link = status.locator('a[download]');
    await link.waitFor();
    await page.context().setOffline(true);
    await link.focus();
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);

    expect(download.suggestedFilename()).toBe('passport-2027-03-14.ics');
    const { date, summary, description } = await readReminder(download);
    expect([date, summary]).toEqual(['2027-03-14', localeWords(language, 'reissue-window').reminder.early]);
    expect(description).toContain(dateIn(language, 14, 3, 2028));
  });
});

test.each([
  ['2028-03-14', answer.expiring.title],
  ['2029-03-14', answer.expired.title],
  ['2031-03-15', answer.closed.title],
])('on %s tells how things stand', async (day, title) => {
  const page = await visit(addressOf('passport-renew', 'en'));
  await keepClockAt(page, `${day}T10:00:00Z`);
  const { field, status } = calculatorOn(page, 'reissue-window');
  for (const [part, text] of Object.entries({ day: '14', month: '3', year: '2028' })) await field(`expiry-${part}`).fill(text);
  await field('expiry-year').press('Enter');
  await status.filter({ hasText: title }).waitFor();
});
