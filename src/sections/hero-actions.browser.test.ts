import { expect, test } from 'vitest';
import { languageCodes } from '../i18n/languages.ts';
import { addressOf } from '../site/urls.ts';
import { laptop, visit } from '../test/site.ts';

test.each(languageCodes)('in %s, the two ways to ask stand side by side where there is room', async (language) => {
  const page = await visit(addressOf('home', language), laptop);
  const buttons = page.locator('main section').first().locator('a[href$="/contact"], a[href^="tel:"]');
  const tops = await buttons.evaluateAll((all) => all.map((button) => button.getBoundingClientRect().top));
  expect(tops).toHaveLength(2);
  expect(tops[0]).toBe(tops[1]);
});
