import { expect, test } from 'vitest';
import { addressOf } from '../../../site/urls.ts';
import { calculatorOn } from '../../../test/calculator-tests.ts';
import { phone, visit } from '../../../test/site.ts';

test('follows every choice by touch, without a further press', async () => {
  const page = await visit(`${addressOf('vehicle', 'gu')}#no-claim-bonus`, phone);
  const { field, status } = calculatorOn(page, 'no-claim-bonus');
  for (const [choice, percent] of [
    ['bonus-45', '50%'],
    ['claimed-yes', '0%'],
  ] as const) {
    await page.locator('label', { has: field(choice) }).tap();
    await status.filter({ hasText: percent }).waitFor();
    expect(await field(choice).isChecked()).toBe(true);
  }
});
