/** How long what was written for the letter stays, in a real browser. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { addressOf } from '../site/urls.ts';
import { localeWords } from '../test/shared-words.ts';
import { phone, visit } from '../test/site.ts';

const why = 'छुट्टी 14 दिन बाद मिली।\nAnd nobody said why.';

/** A claim that is not decided. */
const typed = {
  insurer: 'Company',
  policy: 'P/1234',
  'claimed-day': '1',
  'claimed-month': '10',
  'claimed-year': '2026',
  amount: '5000',
  why,
  name: 'Name',
  address: 'Rajkot',
} as const;

const field = (page: Page, name: string) => page.locator(`#claim-letter-${name}`);
const letterOn = (page: Page) => page.locator('[data-written]');
const write = (page: Page) => page.locator('[data-letter] button[type="submit"]');
const keepBox = (page: Page) => field(page, 'keep');
const eraseButton = (page: Page) => page.locator('[data-fetched="erase-letter"]');

describe('what was written', () => {
  const address = `${addressOf('refused', 'hi')}#letter`;

  test('goes with the tab, where nothing else was asked', async () => {
    const page = await visit(address, phone);
    await field(page, 'why').fill(why);
    await page.reload();
    await expect.poll(() => field(page, 'why').inputValue()).toBe(why);
    const other = await page.context().newPage();
    await other.goto(address);
    await other.waitForLoadState('networkidle');
    expect(await field(other, 'why').inputValue()).toBe('');
    expect(await other.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });

  test('stays where the box is ticked, in every tab and language, until the tick goes', async () => {
    const page = await visit(address, phone);
    await field(page, 'why').fill(why);
    await field(page, 'happened-cut').check();
    await keepBox(page).check();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('letter') ?? '')).toContain('14');
    const other = await page.context().newPage();
    await page.close();
    await other.goto(`${addressOf('refused', 'gu')}#letter`);
    await expect.poll(() => field(other, 'why').inputValue()).toBe(why);
    expect([await field(other, 'happened-cut').isChecked(), await keepBox(other).isChecked()]).toEqual([true, true]);
    await keepBox(other).uncheck();
    await expect.poll(() => other.evaluate(() => localStorage.getItem('letter'))).toBeNull();
  });

  test('is erased in every tab that keeps it, and no tab writes it again', async () => {
    const page = await visit(address, phone);
    await field(page, 'why').fill(why);
    await keepBox(page).check();
    const other = await page.context().newPage();
    await other.goto(address);
    await expect.poll(() => field(other, 'why').inputValue()).toBe(why);
    await eraseButton(page).tap();
    await expect.poll(() => field(other, 'why').inputValue()).toBe('');
    expect(await keepBox(other).isChecked()).toBe(false);
    await field(other, 'name').fill('Name');
    expect(await other.evaluate(() => localStorage.getItem('letter'))).toBeNull();
  });

  test.each(['asleep', 'awake'])('is erased by its button for good, %s', async (state) => {
    const page = await visit(address, phone);
    if (state === 'asleep') await page.route('**/assets/{hydrate,claim-letter}-*.js', () => {});
    for (const choice of ['happened-late', 'line-health', 'role-holder']) await field(page, choice).check();
    for (const [name, text] of Object.entries(typed)) await field(page, name).fill(text);
    await keepBox(page).check();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('letter'))).not.toBeNull();
    if (state === 'awake') {
      await write(page).tap();
      await letterOn(page).waitFor();
    }
    await eraseButton(page).tap();
    await expect.poll(() => field(page, 'why').inputValue()).toBe('');
    expect(await keepBox(page).isChecked()).toBe(false);
    expect(await page.locator('[data-letter]').innerText()).toContain(localeWords('hi', 'claim-letter').erased);
    await letterOn(page).waitFor({ state: 'detached' });
    await page.reload();
    expect(await page.evaluate(() => [localStorage.getItem('letter'), Object.values(sessionStorage).some((kept) => String(kept).includes('P/1234'))])).toEqual([
      null,
      false,
    ]);
    expect(await field(page, 'policy').inputValue()).toBe('');
  });
});
