import { expect, test, vi } from 'vitest';

// The CMS stands in a page.
vi.mock('@sveltia/cms', () => ({ default: { registerFieldType: () => {} } }));
const { figureIn } = await import('./figure-field.tsx');

test.each([
  ['₹૩,૪૯૯', 3499],
  ['Rs. 1,50,000/-', 150_000],
  ['३४९९ रुपये', 3499],
  ['2 લાખ', 200_000],
  ['3499.00/-', 3499],
  ['0', 0],
  ['', null],
])('%s is the number %s', (typed, figure) => {
  expect(figureIn(typed)).toBe(figure);
});

test.each(['2999-4000', '3499 3999', '2999,4000', '૫૦૦,૭૦૦૦', '500–700 રૂપિયા', '3499.5', '-500', 'free'])(
  '%s is none, and stays for the rules',
  (typed) => {
    expect(figureIn(typed)).toBe(typed);
  },
);
