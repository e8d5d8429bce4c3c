/** A region that wakes changes nothing of the page around it. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { builtPages } from '../test/built-site.ts';
import { phone, visit } from '../test/site.ts';

/** How every element outside of regions looks, in the order of the document. */
function looksOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const names = ['backgroundColor', 'color', 'borderColor', 'borderWidth', 'padding', 'margin', 'font', 'display', 'appearance', 'listStyle'] as const;
    return [...document.querySelectorAll('body *:not([data-live] *)')].map((element) => {
      const style = getComputedStyle(element);
      return `${element.tagName} ${names.map((name) => style[name]).join(' ')}`;
    });
  });
}

const withRegions = builtPages.filter(({ language, document }) => language === 'gu' && document.querySelector('[data-live]'));

test.each(withRegions)('$address', async ({ address }) => {
  const page = await visit(address, { ...phone, locale: 'gu-IN', reducedMotion: 'reduce', expectedFaults: /google/ });
  await page.waitForLoadState('networkidle');
  const before = await looksOf(page);
  await page.locator('[data-live] :is(input, textarea)').first().evaluate((field) => field.dispatchEvent(new FocusEvent('focusin', { bubbles: true })));
  await page.waitForSelector('[data-live][data-awake]', { state: 'attached' });
  expect(await looksOf(page)).toEqual(before);
});
