import { expect, test } from 'vitest';
import { addressOf } from '../../../site/urls.ts';
import { calculatorOn, testCalculator } from '../../../test/calculator-tests.ts';
import { calculators } from '../../../test/shared-words.ts';
import { phone, visit } from '../../../test/site.ts';

testCalculator({
  page: 'vehicle',
  id: 'no-claim-bonus',
  typed: { premium: '४,०००' },
  answer: () => '₹800',
  slip: { field: 'premium', text: 'four thousand', sentence: (language) => calculators[language].errors.amount.unreadable },
});

test('follows every choice by touch, without a further press', async () => {
  const page = await visit(addressOf('vehicle', 'gu'), phone);
  const { field, status } = calculatorOn(page, 'no-claim-bonus');
  const steps = [
    ['bonus-45', '50%'],
    ['bonus-0', '20%'],
    ['claimed-yes', '0%'],
  ] as const;
  for (const [choice, percent] of steps) {
    await page.locator('label', { has: field(choice) }).tap();
    await status.filter({ hasText: percent }).waitFor();
    expect(await field(choice).isChecked()).toBe(true);
  }
});
