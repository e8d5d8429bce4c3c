// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { daysAfter, type CalendarDate } from '../../../values/calendar-date.ts';
import type { Language } from '../../../i18n/languages.ts';
import { finishedLanguages } from '../../../test/finished-languages.ts';
import { on } from '../../../test/any-date.ts';
import { renderIsland } from '../../../test/render-island.tsx';
import { dateIn, localeWords } from '../../../test/shared-words.ts';

const today = on('2026-11-23');

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T06:00:00Z') }));
afterEach(() => vi.useRealTimers());

/** What is answered for a policy that ends on a day. */
async function answerFor(language: Language, end: CalendarDate): Promise<string> {
  const { container } = await renderIsland({ name: 'renewal-reminder', subject: 'policy', page: 'insurance', language });
  const field = (part: string) => container.querySelector(`#renewal-reminder-end-${part}`) ?? container;
  for (const part of ['day', 'month', 'year'] as const) fireEvent.change(field(part), { target: { value: String(end[part]) } });
  fireEvent.submit(container.querySelector('form') ?? container);
  return screen.getByRole('status').textContent;
}

/** A sentence of the locale files up to what the site fills in. */
const beginning = (sentence: string) => sentence.split('{{', 1)[0] ?? sentence;

describe.each(finishedLanguages)('in %s', (language) => {
  const { answer, figures } = localeWords(language, 'renewal-reminder');
  const notice = figures.remindDaysBefore;

  test.each([1, 2, 45, 400, 20_000])('%i days before the time to call, that day is named', async (wait) => {
    const call = daysAfter(today, wait);
    expect(await answerFor(language, daysAfter(call, notice))).toContain(dateIn(language, call.day, call.month, call.year));
  });

  test.each([
    { left: 'as many as the notice', daysLeft: notice, state: 'soon' },
    { left: 'one', daysLeft: 1, state: 'soon' },
    { left: 'none', daysLeft: 0, state: 'today' },
    { left: 'one too few', daysLeft: -1, state: 'ended' },
    { left: 'a year too few', daysLeft: -400, state: 'ended' },
    { left: 'eleven years too few', daysLeft: -4000, state: 'ended' },
  ] as const)('where the days left are $left, the answer says what to do now', async ({ daysLeft, state }) => {
    expect(await answerFor(language, daysAfter(today, daysLeft))).toContain(beginning(answer[state].body));
  });
});
