import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { phone, visit } from '../../test/site.ts';

async function switchTo(page: Page, language: string): Promise<void> {
  // As a tap does, wherever the link stands.
  await page.locator(`header a[data-language="${language}"]`).dispatchEvent('click');
  await page.waitForURL(`**/${language}/**`);
  await page.waitForLoadState();
}

test('keeps the fragment and what is open', async () => {
  const page = await visit('/claims#life', phone);
  for (const id of ['vehicle', 'travel']) await page.locator(`details:has(#${id}) > summary`).tap();
  await switchTo(page, 'gu');
  const open = await page
    .locator('main details[open] > :not(summary) > [id]')
    .evaluateAll((elements) => elements.map(({ id }) => id));
  expect([new URL(page.url()).hash, open.toSorted()]).toEqual(['#life', ['life', 'travel', 'vehicle']]);
});

test('keeps the place on the page, however long the translation is', async () => {
  const page = await visit('/services/insurance/health', phone);
  const section = 'main > section:nth-of-type(4)';
  await page
    .locator(section)
    .evaluate((element) => scrollTo({ top: scrollY + element.getBoundingClientRect().top + 40, behavior: 'instant' }));
  await switchTo(page, 'gu');
  const top = await page.locator(section).evaluate((element) => element.getBoundingClientRect().top);
  expect(Math.abs(top + 40)).toBeLessThan(60);
});

test('takes nothing along to another page', async () => {
  const page = await visit('/claims', phone);
  await page.locator('footer a[href="/contact"]').tap();
  await page.waitForURL('**/contact');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
