import { expect, test } from 'vitest';
import { phone, visit } from '../test/site.ts';

test('on phones no choice is left beside a hole once another is open, with JavaScript or without', async () => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await visit('/gu/claims', { ...phone, javaScriptEnabled });
    const choices = page.locator('main details[name="first-hour"]');
    const widths = () => choices.evaluateAll((all) => new Set(all.map((choice) => choice.clientWidth)).size);
    expect(await widths()).toBe(2);
    await choices.nth(1).locator('summary').tap();
    expect(await widths()).toBe(1);
  }
});
