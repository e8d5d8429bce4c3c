import { expect, test } from 'vitest';
import { office, telephoneLink } from '../office/office.ts';
import { visit } from '../test/site.ts';

test('at 320 px without JavaScript the office is one tap away, and the seven papers of a health claim are another', async () => {
  const viewport = { width: 320, height: 640 };
  const page = await visit('/gu/claims', { viewport, hasTouch: true, isMobile: true, javaScriptEnabled: false });
  const boxes = await page
    .locator(`a[href="${telephoneLink(office.phone.value)}"]:visible`)
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON()));
  expect(boxes.filter(({ height, width, bottom }) => height >= 44 && width >= 44 && bottom <= 640)).not.toEqual([]);
  await page.locator('main details:has(#health) > summary').tap();
  expect(await page.locator('#health label:has(+ p):visible').count()).toBe(7);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
