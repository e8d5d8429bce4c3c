import { expect, test } from 'vitest';
import { addressOf } from '../site/urls.ts';
import { pageOpener, phone } from '../test/site.ts';

const open = pageOpener(phone);

test.each(['home', 'health', 'passport-new', 'claims'] as const)(
  'the first screen of %s stands in the order in which it is parsed, so that nothing moves when the rest comes',
  async (id) => {
    const page = await open(addressOf(id, 'gu'));
    const tops = await page
      .locator('h1')
      .evaluate((title) => [...(title.parentElement?.children ?? [])].map((part) => part.getBoundingClientRect().top));
    const seen = tops.filter((top) => top > 0);
    expect(seen.length).toBeGreaterThan(2);
    expect(seen).toEqual(seen.toSorted((one, other) => one - other));
  },
);
