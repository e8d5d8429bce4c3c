import { expect, test } from 'vitest';
import { office, telephoneLink } from '../office/office.ts';
import { visit } from '../test/site.ts';

const smallest = { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true, javaScriptEnabled: false } as const;

const health = 'main details:has(#health)';

test('without JavaScript at 320 px a visitor opens the health checklist and can read every line of it', async () => {
  const page = await visit('/gu/claims', smallest);
  await page.locator(`${health} > summary`).tap();
  const lines = await page.locator(health).evaluate((list) => {
    const texts = document.createTreeWalker(list, NodeFilter.SHOW_TEXT);
    const found: { text: string; isInView: boolean }[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      // What waits for React, speaks to screen readers or goes to paper is no line to read here.
      if (!text.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true }) || getComputedStyle(parent).clipPath !== 'none') continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { height, left, right } = range.getBoundingClientRect();
      found.push({ text: text.textContent, isInView: height > 0 && left >= 0 && right <= innerWidth });
    }
    return found;
  });
  expect(lines.length).toBeGreaterThan(14);
  expect(lines.filter(({ isInView }) => !isInView)).toEqual([]);
});

test('without JavaScript at 320 px all seven health documents are shown', async () => {
  const page = await visit('/gu/claims', smallest);
  await page.locator(`${health} > summary`).tap();
  const shown = await page.locator('#health label:has(+ p)').evaluateAll((labels) => labels.filter((label) => label.checkVisibility()).length);
  expect(shown).toBe(7);
});

test('without JavaScript at 320 px nothing on the page is wider than the screen', async () => {
  const page = await visit('/gu/claims', smallest);
  await page.locator(`${health} > summary`).tap();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('without JavaScript at 320 px the office is one tap away on the first screen', async () => {
  const page = await visit('/gu/claims', smallest);
  const links = page.locator(`a[href="${telephoneLink(office.phone.value)}"]`);
  const boxes = await links.evaluateAll((elements) =>
    elements.filter((element) => element.checkVisibility()).map((element) => element.getBoundingClientRect()),
  );
  expect(boxes.filter(({ height, width, bottom }) => height >= 44 && width >= 44 && bottom <= 640)).not.toEqual([]);
});
