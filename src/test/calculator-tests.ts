/** The calculators as visitors meet them: a case of each, and where its parts are on its page. */
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { FormatjsNumberFormat } from '../i18n/formatjs-number-format.ts';
import type { Language } from '../i18n/languages.ts';
import { createAmountFormats } from '../i18n/rupees.ts';
import type { PageId } from '../site/pages.ts';
import { dateIfIso } from '../values/calendar-date.ts';
import { casesBeside } from './cases.ts';
import { common, dateIn, localeWords } from './shared-words.ts';

interface CalculatorCase {
  page: PageId;
  /** Begins the ids of its fields. */
  id: string;
  /** Fragment at which it is seen. */
  at: string;
  /** What is typed into each field, by the rest of its id, in the order of the keyboard. */
  typed: Readonly<Record<string, string>>;
  answer(language: Language): string;
  /** What is typed wrongly into one of those fields, and which error that is. */
  slip: { field: string; text: string; error: string };
}

/** The least cover for the case of life cover, by the times that the owner has set. */
const leastCover = 1_200_000 * localeWords('en', 'life-cover').incomeTimes.from + 2_000_000 - 10_000_000;

const table = join(import.meta.dirname, '../features/calculators/shared/calculators.test.ts');

const fieldsIn = (cell: string) => Object.fromEntries(cell.split('; ').map((field) => field.split(': ')));

export const calculatorCases = casesBeside(table, 'page', 'id', 'at', 'typed', 'says', 'slip', 'text', 'error').map(
  ({ page, id, at, typed, says, slip, text, error }): CalculatorCase => ({
    page: page as PageId,
    id,
    at,
    typed: fieldsIn(typed),
    answer(language) {
      const date = dateIfIso(says);
      if (date) return dateIn(language, date.day, date.month, date.year);
      return says || createAmountFormats(FormatjsNumberFormat, common[language].money).lakh(leastCover);
    },
    slip: { field: slip, text, error },
  }),
);

export function calculatorOn(page: Page, id: string) {
  return {
    field: (name: string) => page.locator(`#${id}-${name}`),
    button: page.locator(`#${id} button[type="submit"]`),
    status: page.locator(`#${id} [role="status"]`),
    hydrated: page.locator(`#${id} [data-hydrated]`),
  };
}
