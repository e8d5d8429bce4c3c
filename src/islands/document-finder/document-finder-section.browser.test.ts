import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { languageCodes } from '../../i18n/languages.ts';
import { addressOf } from '../../site/urls.ts';
import { phone, visit } from '../../test/site.ts';

const topOf = (element: Locator) => element.evaluate((each) => each.getBoundingClientRect().top);

test.each(['expiry', 'lost', 'damaged', 'change'])('a link to the case “%s” answers the first question', async (need) => {
  const page = await visit(`${addressOf('passport-renew', 'gu')}#${need}`, phone);
  await expect.poll(() => page.locator(`#papers-need-${need}`).isChecked()).toBe(true);
  expect(await page.locator(`#papers fieldset:has([name="${need === 'change' ? 'change' : 'who'}"])`).isVisible()).toBe(true);
  await expect.poll(() => topOf(page.locator('#papers'))).toBeGreaterThanOrEqual(0);
});

describe.each(languageCodes)('without JavaScript in %s', (language) => {
  test.each(['passport-new', 'passport-renew'] as const)('each answer to the first question of %s leads to a list', async (id) => {
    const page = await visit(addressOf(id, language), { ...phone, javaScriptEnabled: false });
    expect(await page.locator('#papers form').isVisible()).toBe(false);
    const links = page.locator('#papers ul a');
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(targets).toHaveLength(4);
    await links.last().tap();
    await expect.poll(() => topOf(page.locator(targets.at(-1) ?? ''))).toBeLessThan(100);
  });

  test('the rules open in words', async () => {
    const page = await visit(addressOf('passport-renew', language), { ...phone, javaScriptEnabled: false });
    const rules = page.locator('details:has(#papers-rules)');
    await rules.locator('summary').tap();
    expect(await rules.locator('li').first().isVisible()).toBe(true);
  });
});
