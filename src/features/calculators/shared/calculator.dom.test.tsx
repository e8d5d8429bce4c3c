import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import limits from '../../../values/limits.json' with { type: 'json' };
import type { PageId } from '../../../site/pages.ts';
import { on } from '../../../test/any-date.ts';
import { calculatorCases } from '../../../test/calculator-tests.ts';
import { casesBeside } from '../../../test/cases.ts';
import { descriptionsOf, partAt } from '../../../test/part-at.ts';
import { renderIsland } from '../../../test/render-island.tsx';
import { calculators, dateIn, localeWords } from '../../../test/shared-words.ts';
import { daysAfter, isoDate } from '../../../values/calendar-date.ts';

const { errors } = calculators.en;
const slipWords: Readonly<Record<string, string>> = { ...errors.amount, ...errors.date };
const pageOf = Object.fromEntries(calculatorCases.map(({ id, page }) => [id, page]));

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T06:00:00Z') }));
afterEach(() => vi.useRealTimers());

test('every calculator has its row in calculators.cases.tsv, from which tests are made', () => {
  const folders = readdirSync(join(import.meta.dirname, '..')).filter((folder) => folder !== 'shared');
  expect(calculatorCases.map(({ id }) => id).toSorted()).toEqual(folders.toSorted());
});

/** A calculator to type into. */
async function draw(name: string, page: PageId, subject?: string) {
  const { container } = await renderIsland({ name, page, subject });
  const field = (rest: string) => partAt(`#${name}-${rest}`);
  return {
    field,
    form: container,
    type: (rest: string, text: string) => fireEvent.input(field(rest), { target: { value: text } }),
    press: () => fireEvent.submit(partAt('form')),
    isWrong: (rest: string) => field(rest).getAttribute('aria-invalid') === 'true',
    answer: () => screen.getByRole('status').textContent,
  };
}

describe.each(calculatorCases)('$id', ({ id, page, typed, slip }) => {
  async function pressed(differently: Readonly<Record<string, string>> = {}) {
    const calculator = await draw(id, page);
    for (const [rest, text] of Object.entries({ ...typed, ...differently })) calculator.type(rest, text);
    calculator.press();
    return calculator;
  }
  test('leads to the one field that is wrong, says why, answers nothing, and takes it back once it is right', async () => {
    const { field, isWrong, answer, type } = await pressed({ [slip.field]: slip.text });
    expect(document.activeElement).toBe(field(slip.field));
    expect(Object.keys(typed).filter(isWrong)).toEqual([slip.field]);
    expect(descriptionsOf(field(slip.field))).toContain(slipWords[slip.error]);
    expect(answer()).toBe('');
    type(slip.field, typed[slip.field] ?? '');
    expect(isWrong(slip.field)).toBe(false);
  });
});

/** The longest part of a sentence that is not filled in, by its file and key. */
function partOf(place: string): string {
  const [file = '', key = ''] = place.split(' ');
  const text = key
    .split('.')
    .reduce<unknown>((words, name) => Reflect.get(Object(words), name), localeWords('en', file as 'common'));
  const parts = String(text).split(/\{\{.*?\}\}/);
  return parts.toSorted((one, other) => other.length - one.length)[0] ?? '';
}

test.each(casesBeside(import.meta.filename, 'calculator', 'dates', 'says'))(
  '$calculator of $dates, each typed into the field of its day, says $says',
  async ({ calculator, dates, says }) => {
    const { type, press, form } = await draw(calculator, pageOf[calculator] ?? 'home', 'vehicle');
    for (const [name, date = ''] of dates.split(', ').map((each) => each.split(/: ?/))) type(`${name}-day`, date);
    press();
    expect(form.textContent).toContain(partOf(says));
  },
);

test('a day to call that is still to come is named, and of no other than a vehicle’s policy the bonus', async () => {
  const { type, press, answer } = await draw('renewal-reminder', 'insurance', 'policy');
  const call = on('2027-02-03');
  const end = daysAfter(call, limits.remindDaysBefore);
  type('end-day', isoDate(end));
  press();
  expect(answer()).toContain(dateIn('en', 3, 2, 2027));
  expect(answer()).not.toContain(partOf('renewal-reminder answer.bonusUntil'));
});

test('reminders of two passports that say different things of one day are two in a calendar', async () => {
  const { type, press, form } = await draw('reissue-window', 'passport-renew');
  const filesOf = (year: string) => {
    type('expiry-day', `31/10/${year}`);
    press();
    return form.querySelector('a[download]')?.getAttribute('download');
  };
  // The one expires on the day from which the other can be re-issued.
  expect(filesOf('2027')).toMatch(/2027-10-31.*ics$/);
  expect(filesOf('2028')).toMatch(/2027-10-31.*ics$/);
  expect(filesOf('2027')).not.toBe(filesOf('2028'));
});

test('an answer for which nothing need be typed waits for a choice', async () => {
  const { answer } = await draw('no-claim-bonus', 'vehicle');
  expect(answer()).toBe('');
});

test('what is still being written, or is put right before it is called wrong, is not called so', async () => {
  const { type, press, isWrong } = await draw('life-cover', 'life');
  type('income', 'six');
  expect(isWrong('income')).toBe(false);
  act(() => {
    press();
    type('income', '6 lakh');
  });
  expect(isWrong('income')).toBe(false);
});

test('today is that of India', async () => {
  vi.setSystemTime(new Date('2026-11-23T19:00:00Z'));
  const { type, press, answer } = await draw('child-passport', 'passport-new');
  type('birth-day', '24 Nov 2008');
  press();
  // Eighteen in India since half an hour, seventeen elsewhere.
  expect(answer()).toContain(dateIn('en', 24, 11, 2036));
});
