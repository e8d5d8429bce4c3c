/** The calculators as visitors meet them: a case of each, and where its parts are on its page. */
import type { Page } from 'playwright-core';
import { FormatjsNumberFormat } from '../i18n/formatjs-number-format.ts';
import type { Language } from '../i18n/languages.ts';
import { createAmountFormats } from '../i18n/rupees.ts';
import cases from '../features/calculators/shared/calculators.cases.json' with { type: 'json' };
import type { PageId } from '../site/pages.ts';
import { on } from './any-date.ts';
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
const leastCover = 1_200_000 * localeWords('en', 'life').incomeTimes.from + 2_000_000 - 10_000_000;

export const calculatorCases = cases.map(({ typed, day, says, at, ...each }) => ({
  ...each,
  at: at ?? each.id,
  typed: Object.fromEntries(typed),
  answer: (language: Language) => {
    const { year, month, day: dayOfMonth } = on(day ?? '');
    if (day) return dateIn(language, dayOfMonth, month, year);
    return says ?? createAmountFormats(FormatjsNumberFormat, common[language].money).lakh(leastCover);
  },
})) as readonly CalculatorCase[];

export function calculatorOn(page: Page, id: string) {
  return {
    field: (name: string) => page.locator(`#${id}-${name}`),
    button: page.locator(`#${id} button[type="submit"]`),
    status: page.locator(`#${id} [role="status"]`),
    hydrated: page.locator(`#${id} [data-hydrated]`),
  };
}
