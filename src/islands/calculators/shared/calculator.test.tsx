// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PageId } from '../../../site/pages.ts';
import { renderIsland } from '../../../test/render-island.tsx';
import { calculators, dateIn, localeWords } from '../../../test/shared-words.ts';
import { lifeCover } from '../life-cover/life-cover-rule.ts';

const { errors } = calculators.en;
const lifeTimes = localeWords('en', 'life').incomeTimes;
const [firstStep = 0] = localeWords('en', 'no-claim-bonus').figures.ladder;
const { minorYears } = localeWords('en', 'passport-new').figures;
const { closesYearsAfter } = localeWords('en', 'passport-renew').figures;

interface CalculatorCase {
  name: 'life-cover' | 'no-claim-bonus' | 'renewal-reminder' | 'child-passport' | 'reissue-window';
  subject?: string;
  page: PageId;
  /** What is typed, by the rest of each field's id. */
  typed: Readonly<Record<string, string>>;
  /** What the answer then says. */
  answer: string;
  /** What is typed wrongly into one of those fields, and the sentence that helps. */
  slip: { field: string; text: string; sentence: string };
}

const inIndia = (amount: number) => new Intl.NumberFormat('en-IN').format(amount);

const cases: readonly CalculatorCase[] = [
  {
    name: 'life-cover',
    page: 'life',
    typed: { income: '6 lakh' },
    answer: inIndia(lifeCover({ income: 600_000, loans: 0, existingCover: 0 }, lifeTimes).from),
    slip: { field: 'income', text: 'six', sentence: errors.amount.unreadable },
  },
  {
    name: 'no-claim-bonus',
    page: 'vehicle',
    typed: { premium: '10,000' },
    answer: `₹${inIndia(100 * firstStep)}`,
    slip: { field: 'premium', text: '-5', sentence: errors.amount.negative },
  },
  {
    name: 'renewal-reminder',
    subject: 'vehicle',
    page: 'vehicle',
    typed: { 'end-day': '31', 'end-month': '12', 'end-year': '2027' },
    answer: dateIn('en', 31, 12, 2027),
    slip: { field: 'end-month', text: '13', sentence: errors.date.month },
  },
  {
    name: 'child-passport',
    page: 'passport-new',
    typed: { 'birth-day': '10', 'birth-month': '6', 'birth-year': '2020', 'issue-day': '20', 'issue-month': '11', 'issue-year': '2024' },
    answer: dateIn('en', 20, 11, 2024 + minorYears),
    slip: { field: 'birth-day', text: '32', sentence: errors.date.day },
  },
  {
    name: 'reissue-window',
    page: 'passport-renew',
    typed: { 'expiry-day': '1', 'expiry-month': '6', 'expiry-year': '2027' },
    answer: dateIn('en', 1, 6, 2027 + closesYearsAfter),
    slip: { field: 'expiry-year', text: '27', sentence: errors.date.year },
  },
];

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T06:00:00Z') }));
afterEach(() => vi.useRealTimers());

/** A calculator to type into. */
async function draw({ name, subject, page }: Pick<CalculatorCase, 'name' | 'subject' | 'page'>) {
  const { container } = await renderIsland({ name, subject, page });
  const field = (rest: string) => {
    const found = container.querySelector<HTMLInputElement>(`#${name}-${rest}`);
    if (!found) throw new Error(`The calculator "${name}" has no field "${name}-${rest}". Name one of its fields in the table of this test.`);
    return found;
  };
  return {
    field,
    type: (rest: string, text: string) => fireEvent.change(field(rest), { target: { value: text } }),
    press: () => fireEvent.submit(container.querySelector('form') ?? container),
    isWrong: (rest: string) => field(rest).getAttribute('aria-invalid') === 'true',
    describedAs: (rest: string) => (field(rest).getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent),
    answer: () => screen.getByRole('status').textContent,
  };
}

describe.each(cases)('$name', (each) => {
  const { typed, slip } = each;

  async function pressedWithSlip() {
    const calculator = await draw(each);
    for (const [rest, text] of Object.entries({ ...typed, [slip.field]: slip.text })) calculator.type(rest, text);
    calculator.press();
    return calculator;
  }

  test('answers what is typed', async () => {
    const { type, press, answer } = await draw(each);
    for (const [rest, text] of Object.entries(typed)) type(rest, text);
    press();
    expect(answer()).toContain(each.answer);
  });

  test('carries what was asked and every figure to the office by one action', async () => {
    const { type, press } = await draw(each);
    for (const [rest, text] of Object.entries(typed)) type(rest, text);
    press();
    const status = within(screen.getByRole('status'));
    const messages = status.getAllByRole('link').flatMap((link) => new URL(link.getAttribute('href') ?? '', location.href).searchParams.get('text') ?? []);
    const [question, ...lines] = messages.join('\n\n').split('\n');
    expect(messages).toHaveLength(1);
    expect(question).toBe(calculators.en.send.greeting.replace('{{question}}', localeWords('en', each.name).title));
    expect(lines.slice(1)).toEqual(status.getAllByRole('definition').map((figure) => `${figure.previousSibling?.textContent}: ${figure.textContent}`));
  });

  test('says at a field what is wrong with it', async () => {
    const { describedAs } = await pressedWithSlip();
    expect(describedAs(slip.field)).toContain(slip.sentence);
  });

  test('marks the field that is wrong, and no other', async () => {
    const { isWrong } = await pressedWithSlip();
    expect(Object.keys(typed).filter(isWrong)).toEqual([slip.field]);
  });

  test('leads to the field that is wrong', async () => {
    const { field } = await pressedWithSlip();
    expect(document.activeElement).toBe(field(slip.field));
  });

  test('answers nothing beside what is wrong', async () => {
    const { answer } = await pressedWithSlip();
    expect(answer()).toBe('');
  });

  test('takes an error back as soon as it is corrected, without another press', async () => {
    const { type, isWrong } = await pressedWithSlip();
    type(slip.field, typed[slip.field] ?? '');
    expect(isWrong(slip.field)).toBe(false);
  });
});

test('what is still being written is not called wrong', async () => {
  const { type, isWrong } = await draw({ name: 'life-cover', page: 'life' });
  type('income', 'six');
  expect(isWrong('income')).toBe(false);
});

test('an answer follows what is changed after it', async () => {
  const { type, press, answer } = await draw({ name: 'life-cover', page: 'life' });
  type('income', '6 lakh');
  press();
  type('income', '7 lakh');
  expect(answer()).toContain(inIndia(700_000 * lifeTimes.from));
});
