import { expect, test } from 'vitest';
import { markCells } from '../../theme/mark.ts';
import { icons } from './icons.ts';

test.each(icons)('$path sets the mark on whole pixels', ({ side, cell }) => {
  expect((side - cell * markCells) / 2).toSatisfy(Number.isInteger);
});

test('a maskable icon keeps the mark inside the circle that every system shows', () => {
  const maskable = icons.filter(({ purpose }) => purpose === 'maskable');
  for (const { side, cell } of maskable) expect((markCells / 2 - 1) * cell).toBeLessThanOrEqual(side * 0.4);
});
