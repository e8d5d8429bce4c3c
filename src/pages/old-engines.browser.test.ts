/** Pages read well in engines that know nothing of the newer parts of CSS, and run no script. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { pagesInTurn } from '../test/built-site.ts';
import { pageOpener } from '../test/site.ts';
import { findTextFaults } from '../test/text-faults.ts';

/** Drops the rules that such an engine would drop; returns how many those were. */
function dropNewerRules(page: Page): Promise<number> {
  return page.evaluate(() => {
    let dropped = 0;
    const isNewer = (rule: CSSRule) =>
      rule instanceof CSSContainerRule ||
      (rule instanceof CSSStyleRule && (/:has\(|:popover-open|:user-invalid|&/.test(rule.selectorText) || rule.cssRules.length > 0)) ||
      (rule instanceof CSSMediaRule && /scripting|prefers-reduced-data/.test(rule.conditionText));
    const strip = (rules: CSSRuleList, owner: CSSStyleSheet | CSSGroupingRule) => {
      for (let position = rules.length - 1; position >= 0; position -= 1) {
        const rule = rules[position];
        if (!rule) continue;
        if (isNewer(rule)) {
          owner.deleteRule(position);
          dropped += 1;
        } else if (rule instanceof CSSMediaRule) strip(rule.cssRules, rule);
      }
    };
    for (const sheet of document.styleSheets) strip(sheet.cssRules, sheet);
    return dropped;
  });
}

const open = pageOpener({ javaScriptEnabled: false, expectedFaults: /status of 404/ });

test.each(pagesInTurn)('$address', async ({ address }) => {
  const page = await open(address);
  expect(await dropNewerRules(page)).toBeGreaterThan(0);
  expect(await page.locator('h1').isVisible()).toBe(true);
  for (const width of [320, 360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await findTextFaults(page), `at ${width} px`).toEqual([]);
  }
});
