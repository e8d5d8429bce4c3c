import { describe, expect, test } from 'vitest';
import { addressOf } from '../../../site/urls.ts';
import { calculatorCases, calculatorOn } from '../../../test/calculator-tests.ts';
import { byDay } from '../../../test/combinations.ts';
import { watchLeaks } from '../../../test/leaks.ts';
import { localeWords } from '../../../test/shared-words.ts';
import { delayFiles, slowPhone, visit } from '../../../test/site.ts';
import { withoutNoBreak } from '../../../values/without-no-break.ts';

const moment = '2026-11-20T10:00:00Z';

// All of them wake alike, and each is asked under translation.
describe.each(byDay(calculatorCases))('$id', ({ page: pageId, id, at, typed, answer }) => {
  test('answers a touch on a phone, keeping what was typed before React hydrated, and tells nobody, but the office once asked to', async () => {
    const page = await visit(`${addressOf(pageId, 'gu')}#${at}`, slowPhone);
    await page.clock.setFixedTime(moment);
    const leaks = watchLeaks(page, Object.values(typed));
    const { field, button, status } = calculatorOn(page, id);
    for (const [name, text] of Object.entries(typed)) {
      await field(name).tap();
      await page.keyboard.insertText(text);
    }
    await button.tap();
    await status.filter({ hasText: answer('gu') }).waitFor();
    const message = await status.locator('a[href*="wa.me"]').getAttribute('href');
    const [question, , ...figures] = new URL(message ?? '').searchParams.get('text')?.split('\n') ?? [];
    expect(question).toContain(localeWords('gu', id as 'life-cover').title);
    const shown = await status.locator('dl > div').allTextContents();
    expect(figures.map((figure) => figure.replace(': ', ''))).toEqual(shown.map(withoutNoBreak));
    expect([...leaks, new URL(page.url()).search]).toEqual(['']);
    // This tab alone keeps it.
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, document.cookie]));
    for (const text of Object.values(typed)) if (text.length > 4) expect(kept).not.toContain(text);
  });
});

test('without JavaScript there are rules in words, and no fields that nothing works out', async () => {
  const page = await visit(addressOf('vehicle', 'gu'), { javaScriptEnabled: false });
  for (const at of ['no-claim-bonus', 'renewal-ended', 'renewal-ahead']) {
    await page.goto(`${addressOf('vehicle', 'gu')}#${at}`);
    expect(await page.locator('#content form:visible').count()).toBe(0);
    expect(await page.locator(`#${at} > p, #${at} :is(li, tbody tr)`).first().isVisible()).toBe(true);
  }
});

describe('before React hydrates', () => {
  /** The calculator of life cover, whose code takes a second to come. */
  async function slowCalculator(income: string) {
    const page = await visit(addressOf('life', 'en'));
    await delayFiles(page, '**/assets/life-cover-*.js', 1000);
    const calculator = calculatorOn(page, 'life-cover');
    await calculator.field('income').fill(income);
    return { page, ...calculator };
  }

  test('Enter in a field leads to its slip when it does', async () => {
    const { page, field, hydrated } = await slowCalculator('six');
    await field('income').press('Enter');
    expect(await hydrated.count()).toBe(0);
    await page.locator('#life-cover-income[aria-invalid="true"]').waitFor();
  });

  test('whoever only comes past the button is neither answered with a slip nor led elsewhere', async () => {
    const { page, button, hydrated } = await slowCalculator('six');
    await button.focus();
    await hydrated.waitFor();
    await page.waitForTimeout(300);
    expect(await page.locator('#life-cover button[type="submit"]:focus').count()).toBe(1);
    expect(await page.locator('#life-cover [aria-invalid="true"]').count()).toBe(0);
  });
});
