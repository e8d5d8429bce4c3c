import { AxeBuilder } from '@axe-core/playwright';
import { describe, expect, test } from 'vitest';
import type { PageId } from '../../../site/pages.ts';
import { addressOf } from '../../../site/urls.ts';
import { calculatorOn } from '../../../test/calculator-tests.ts';
import { visit } from '../../../test/site.ts';

const calculators = [
  ['life', 'life-cover'],
  ['vehicle', 'no-claim-bonus'],
  ['vehicle', 'renewal-reminder'],
  ['insurance', 'renewal-reminder'],
  ['passport-new', 'child-passport'],
  ['passport-renew', 'reissue-window'],
] as const satisfies readonly (readonly [PageId, string])[];

describe.each(calculators)('on %s, %s', (pageId, id) => {
  test('without JavaScript gives the rule in words, and no fields that nothing works out', async () => {
    const page = await visit(addressOf(pageId, 'gu'), { javaScriptEnabled: false });
    const section = page.locator(`#${id}`);
    expect(await section.locator('form').isVisible()).toBe(false);
    expect(await section.locator('li, tbody tr').first().isVisible()).toBe(true);
  });

  test('has no violation that axe finds, with a slip or with an answer shown', async () => {
    const page = await visit(addressOf(pageId, 'hi'));
    const { button, hydrated, status } = calculatorOn(page, id);
    await button.focus();
    await hydrated.waitFor();
    await button.press('Enter');
    await page.locator(`#${id} [aria-invalid="true"]`).or(status.locator('p').first()).first().waitFor();
    const { violations } = await new AxeBuilder({ page }).include(`#${id}`).analyze();
    expect(violations.map(({ id: rule, nodes }) => [rule, nodes.map(({ html }) => html)])).toEqual([]);
  });
});

describe('before React hydrates', () => {
  /** The calculator of life cover, whose code takes a second to come. */
  async function slowCalculator() {
    const page = await visit(addressOf('life', 'en'));
    await page.route('**/assets/life-cover-*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await route.continue();
    });
    return { page, ...calculatorOn(page, 'life-cover') };
  }

  test('what is pressed is answered when it does, on the same page', async () => {
    const { page, field, button, status, hydrated } = await slowCalculator();
    await field('income').fill('6 lakh');
    await button.click();
    expect(await hydrated.count()).toBe(0);
    await status.filter({ hasText: '60,00,000' }).waitFor();
    expect(new URL(page.url()).search).toBe('');
  });

  test('Enter in a field leads to its slip when it does', async () => {
    const { page, field, hydrated } = await slowCalculator();
    await field('income').fill('six');
    await field('income').press('Enter');
    expect(await hydrated.count()).toBe(0);
    await page.locator('#life-cover-income[aria-invalid="true"]').waitFor();
  });

  test('whoever only comes past the button is neither answered with a slip nor led elsewhere', async () => {
    const { page, field, button, hydrated } = await slowCalculator();
    await field('income').fill('six');
    await button.focus();
    await hydrated.waitFor();
    await page.waitForTimeout(300);
    const isFocused = await button.evaluate((element) => element === document.activeElement);
    expect([isFocused, await page.locator('#life-cover [aria-invalid="true"]').count()]).toEqual([true, 0]);
  });
});

describe('whose answer needs nothing typed', () => {
  const open = async () => {
    const page = await visit(addressOf('vehicle', 'en'));
    return { page, ...calculatorOn(page, 'no-claim-bonus') };
  };

  test('tells nothing to whoever only comes past', async () => {
    const { page, field, status, hydrated } = await open();
    await field('premium').focus();
    await hydrated.waitFor();
    await page.waitForTimeout(300);
    expect(await status.textContent()).toBe('');
  });

  test('answers what is chosen by keyboard, without a press', async () => {
    const { page, field, status, hydrated } = await open();
    await field('bonus-0').focus();
    await hydrated.waitFor();
    await page.keyboard.press('ArrowDown');
    await status.filter({ hasText: '25%' }).waitFor();
  });

  test('answers what was chosen in another language', async () => {
    const { page, field, status } = await open();
    await field('bonus-45').check();
    await page.locator('a[data-language="gu"]').first().click();
    await page.waitForURL('**/gu/**');
    await field('premium').focus();
    await status.filter({ hasText: '50%' }).waitFor();
  });
});

test('nothing that is typed leaves the page', async () => {
  const page = await visit(addressOf('life', 'en'));
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`));
  const { field, button, status } = calculatorOn(page, 'life-cover');
  await field('income').fill('7654321');
  await button.click();
  await status.filter({ hasText: '7,65,43,210' }).waitFor();
  expect(requests.filter((request) => !request.startsWith('GET ') || /7654321|7,65,43/.test(decodeURIComponent(request)))).toEqual([]);
  // This tab alone keeps it.
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, document.cookie]))).not.toContain('7654321');
});
