import { expect, test } from 'vitest';
import hi from '../../../../locales/hi/renewal-reminder.json' with { type: 'json' };
import { addressOf } from '../../../site/urls.ts';
import { calculatorOn, keepClockAt, testCalculator } from '../../../test/calculator-tests.ts';
import { readReminder } from '../../../test/reminder.ts';
import { calculators, dateIn } from '../../../test/shared-words.ts';
import { phone, visit } from '../../../test/site.ts';

testCalculator({
  page: 'vehicle',
  id: 'renewal-reminder',
  typed: { 'end-day': '१४', 'end-month': '3', 'end-year': '2027' },
  answer: (language) => dateIn(language, 12, 6, 2027),
  slip: { field: 'end-year', text: '27', sentence: (language) => calculators[language].errors.date.year },
  at: '2026-11-20T10:00:00Z',
});

test('on the insurance page offers the reminder by touch, and does not speak of a vehicle’s bonus', async () => {
  const page = await visit(addressOf('insurance', 'hi'), phone);
  await keepClockAt(page, '2026-11-20T10:00:00Z');
  const { field, button, status } = calculatorOn(page, 'renewal-reminder');
  for (const [part, text] of Object.entries({ day: '14', month: '3', year: '2027' })) await field(`end-${part}`).fill(text);
  await button.tap();
  const [download] = await Promise.all([page.waitForEvent('download'), status.locator('a[download]').tap()]);
  expect(await readReminder(download)).toMatchObject({ date: '2027-03-14', summary: hi.reminder.summary });
  expect(await status.textContent()).not.toContain('NCB');
});
