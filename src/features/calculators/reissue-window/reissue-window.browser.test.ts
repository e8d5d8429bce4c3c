import { expect, test } from 'vitest';
import { addressOf } from '../../../site/urls.ts';
import { calculatorOn } from '../../../test/calculator-tests.ts';
import { readReminder } from '../../../test/reminder.ts';
import { dateIn, localeWords } from '../../../test/shared-words.ts';
import { visit } from '../../../test/site.ts';

test('the reminder is a calendar file that the keyboard can fetch offline, in the page’s language', async () => {
  const page = await visit(`${addressOf('passport-renew', 'hi')}#reissue-window`);
  await page.clock.setFixedTime('2026-11-20T10:00:00Z');
  const { field, status } = calculatorOn(page, 'reissue-window');
  await field('expiry-day').fill('14');
  await field('expiry-month').fill('3');
  await field('expiry-year').fill('2028');
  await field('expiry-year').press('Enter');
  const link = status.locator('a[download]');
  await link.waitFor();
  await page.context().setOffline(true);
  await link.focus();
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(download.suggestedFilename()).toBe('passport-2027-03-14.ics');
  const { date, summary, description } = await readReminder(download);
  const early = localeWords('hi', 'reissue-window').reminder.early.replace(/{{.*?}}/, dateIn('hi', 14, 3, 2027));
  expect([date, summary]).toEqual(['2027-03-14', early]);
  expect(description).toContain(dateIn('hi', 14, 3, 2028));
});
