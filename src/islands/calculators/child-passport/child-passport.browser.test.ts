import { expect, test } from 'vitest';
import en from '../../../../locales/en/child-passport.json' with { type: 'json' };
import { addressOf } from '../../../site/urls.ts';
import { calculatorOn, keepClockAt, testCalculator } from '../../../test/calculator-tests.ts';
import { calculators, common, dateIn } from '../../../test/shared-words.ts';
import { visit } from '../../../test/site.ts';

testCalculator({
  page: 'passport-new',
  id: 'child-passport',
  typed: { 'birth-day': '૨૯', 'birth-month': '2', 'birth-year': '2012', 'issue-day': '5', 'issue-month': '1', 'issue-year': '२०२६' },
  answer: (language) => dateIn(language, 28, 2, 2030),
  slip: { field: 'issue-year', text: '26', sentence: (language) => calculators[language].errors.date.year },
  at: '2026-11-20T10:00:00Z',
});

test('takes today from India, not from the visitor’s time zone', async () => {
  const page = await visit(addressOf('passport-new', 'en'), { timezoneId: 'America/Los_Angeles' });
  await keepClockAt(page, '2026-11-20T19:00:00Z');
  const { field, button, status } = calculatorOn(page, 'child-passport');
  for (const [part, text] of Object.entries({ day: '21', month: '11', year: '2008' })) await field(`birth-${part}`).fill(text);
  await button.click();
  // Eighteen in India since half an hour, seventeen in California.
  await status.filter({ hasText: dateIn('en', 21, 11, 2036) }).waitFor();
});

test.each([
  [{ 'birth-day': '31', 'birth-month': '4', 'birth-year': '2015' }, `${common.en.months[3]} 2015`],
  [{ 'birth-day': '', 'birth-month': '', 'birth-year': '' }, en.errors.birthEmpty],
  [{ 'birth-day': '4', 'birth-month': '', 'birth-year': '2015' }, calculators.en.errors.date.incomplete],
  [{ 'birth-day': '1', 'birth-month': '1', 'birth-year': '2199' }, en.errors.birthAhead],
  [{ 'birth-day': '1', 'birth-month': '1', 'birth-year': '2020', 'issue-day': '1', 'issue-month': '1', 'issue-year': '2019' }, en.errors.issueBeforeBirth],
])('answers %j with a sentence that helps', async (typed, sentence) => {
  const page = await visit(addressOf('passport-new', 'en'));
  const { field, button, status } = calculatorOn(page, 'child-passport');
  for (const [name, text] of Object.entries(typed)) await field(name).fill(text);
  await button.click();
  await page.locator('#child-passport fieldset', { hasText: sentence }).waitFor();
  expect(await status.textContent()).toBe('');
});
