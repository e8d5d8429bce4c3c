import { common, calculators } from '../../../test/shared-words.ts';
import { testCalculator } from '../../../test/calculator-tests.ts';

testCalculator({
  page: 'life',
  id: 'life-cover',
  typed: { income: '૧૨ લાખ', loans: '20,00,000', existingCover: '1 करोड़' },
  answer: (language) => `₹40\u00a0${common[language].money.lakh} · 40,00,000`,
  slip: { field: 'existingCover', text: '1,50 lakh', sentence: (language) => calculators[language].errors.amount.ambiguous },
});
