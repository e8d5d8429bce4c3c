import { expect, test } from 'vitest';
import { languageCodes } from '../i18n/languages.ts';
import { addressOf } from '../site/urls.ts';
import { phone, visit } from '../test/site.ts';

test.each(languageCodes)('in %s, the ways to ask stand side by side and are of one width', async (language) => {
  const page = await visit(addressOf('contact', language), phone);
  const buttons = page.locator('main section').first().locator('a[href^="https://wa.me"], a[href^="tel:"]');
  const boxes = await buttons.evaluateAll((all) =>
    all.map((button) => button.getBoundingClientRect()).map(({ top, width }) => ({ top, width })),
  );
  expect(boxes).toHaveLength(2);
  expect(boxes[0]).toEqual(boxes[1]);
});
