import { expect, test } from 'vitest';
import { combinations } from './combinations.ts';

test('every pair of values occurs', () => {
  const factors = {
    page: ['home', 'about', 'claims', 'contact'],
    language: ['en', 'gu', 'hi'],
    width: [320, 390, 768],
  };
  const found = combinations(factors);
  for (const page of factors.page) {
    for (const language of factors.language) {
      expect(found.some((each) => each.page === page && each.language === language)).toBe(true);
      for (const width of factors.width) {
        expect(found.some((each) => each.page === page && each.width === width)).toBe(true);
        expect(found.some((each) => each.language === language && each.width === width)).toBe(true);
      }
    }
  }
  expect(found.length).toBeLessThan(4 * 3 * 3);
});
