// @vitest-environment jsdom
import createCache from '@emotion/cache';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { daysAfter, type CalendarDate } from '../../../values/calendar-date.ts';
import { FormatjsNumberFormat } from '../../../i18n/formatjs-number-format.ts';
import { languageCodes, type Language } from '../../../i18n/languages.ts';
import { on } from '../../../test/any-date.ts';
import { dateIn, localeWords } from '../../../test/shared-words.ts';
import { drawIsland } from '../../../app.tsx';

const today = on('2026-11-23');

beforeEach(() => {
  // Not in jsdom.
  Element.prototype.scrollIntoView = () => {};
  URL.createObjectURL = () => 'blob:';
  URL.revokeObjectURL = () => {};
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T06:00:00Z') });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function ask(language: Language): Promise<(end: CalendarDate) => string> {
  const island = await drawIsland({
    name: 'renewal-reminder',
    subject: 'policy',
    currentPage: { page: 'insurance', language },
    styles: createCache({ key: 'office' }),
    numberFormat: () => FormatjsNumberFormat,
    strict: true,
  });
  const { container } = render(island);
  const field = (part: string) => container.querySelector(`#renewal-reminder-end-${part}`) ?? container;
  return (end) => {
    for (const part of ['day', 'month', 'year'] as const) fireEvent.change(field(part), { target: { value: String(end[part]) } });
    fireEvent.submit(container.querySelector('form') ?? container);
    return screen.getByRole('status').textContent;
  };
}

/** A sentence of the locale files up to what the site fills in. */
const beginning = (sentence: string) => sentence.split('{{', 1)[0] ?? sentence;

test.each(languageCodes)('in %s, whatever the days that are left, the answer says what to do now', async (language) => {
  const told = await ask(language);
  const { answer, figures } = localeWords(language, 'renewal-reminder');
  const wrong: string[] = [];
  for (const daysLeft of [-4000, -400, -2, -1, 0, 1, 2, 10, 14, 15, 16, 17, 60, 400, 20_000]) {
    const said = told(daysAfter(today, daysLeft));
    const call = daysAfter(today, daysLeft - figures.remindDaysBefore);
    const fits =
      daysLeft > figures.remindDaysBefore
        ? said.includes(dateIn(language, call.day, call.month, call.year))
        : said.includes(beginning(answer[daysLeft > 0 ? 'soon' : daysLeft === 0 ? 'today' : 'ended'].body));
    if (!fits) wrong.push(`${daysLeft}: ${said}`);
  }
  expect(wrong).toEqual([]);
});
