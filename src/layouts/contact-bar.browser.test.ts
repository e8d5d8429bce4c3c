import { expect, test } from 'vitest';
import { languageCodes } from '../i18n/languages.ts';
import { addressOf } from '../site/urls.ts';
import { visit } from '../test/site.ts';

test.each(languageCodes)('in %s the bar spans screens up to 767 px, and from 768 px a button stands in the margin', async (language) => {
  const page = await visit(addressOf('travel', language), { viewport: { width: 767, height: 640 } });
  const bar = page.locator('aside');
  const widths = [await bar.evaluate((element) => element.getBoundingClientRect().width)];
  await page.setViewportSize({ width: 768, height: 640 });
  widths.push(await bar.evaluate((element) => element.getBoundingClientRect().width));
  expect(widths).toEqual([767, 56]);
});

test.each(languageCodes)('in %s the button in the margin lies over no text', async (language) => {
  const page = await visit(addressOf('travel', language), { viewport: { width: 768, height: 640 }, reducedMotion: 'reduce' });
  const button = await page.locator('aside').evaluate((element) => element.getBoundingClientRect().left);
  const rights = await page.locator('main :is(h1, h2, h3, p, img, a), footer :is(h2, p, a)').evaluateAll((parts) =>
    parts.filter((part) => part.checkVisibility()).map((part) => part.getBoundingClientRect().right),
  );
  expect(rights.length).toBeGreaterThan(0);
  expect(Math.max(...rights)).toBeLessThanOrEqual(button);
});

test.each([240, 360])('at %i px call and chat stand side by side', async (width) => {
  const page = await visit('/hi/services/insurance/life', { viewport: { width, height: 640 } });
  const tops = await page.locator('aside > a').evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
});
