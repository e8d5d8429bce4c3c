import { FormatjsNumberFormat } from '../../../i18n/formatjs-number-format.ts';
import { createAmountFormats } from '../../../i18n/rupees.ts';
import { calculators, common, localeWords } from '../../../test/shared-words.ts';
import { testCalculator } from '../../../test/calculator-tests.ts';
import { lifeCover } from './life-cover-rule.ts';

/** What is typed below, in figures. */
const household = { income: 1_200_000, loans: 2_000_000, existingCover: 10_000_000 };
const { from } = lifeCover(household, localeWords('en', 'life').incomeTimes);

testCalculator({
  page: 'life',
  id: 'life-cover',
  typed: { income: '૧૨ લાખ', loans: '20,00,000', existingCover: '1 करोड़' },
  answer: (language) => createAmountFormats(FormatjsNumberFormat, common[language].money).lakh(from),
  slip: { field: 'existingCover', text: '1,50 lakh', sentence: (language) => calculators[language].errors.amount.ambiguous },
});
