import { beforeAll, expect, test } from 'vitest';
import { openFont } from './font-shaping.ts';
import { boldOf } from './heading-font.ts';
import { capitalHeight, textPath, textWidth, type OpenFont } from './outlined-text.ts';

let font: OpenFont;

beforeAll(async () => {
  font = openFont(await boldOf('en'));
});

const language = 'en';

test('width grows with the size', () => {
  expect(textWidth(font, 'Rajkot', 40, { language })).toBeCloseTo(2 * textWidth(font, 'Rajkot', 20, { language }));
});

test('a capital stands on the baseline and reaches its own height', () => {
  const path = textPath(font, 'I', { language, size: 1000, x: 0, y: 0 });
  expect(path).toMatch(/^M\d+ 0/);
  const top = Math.round(capitalHeight(font, 1000));
  expect(path).toContain(`v-${top}`);
});

test('letters follow each other by their widths', () => {
  const startOf = (path: string | undefined) => Number(path?.match(/^(-?\d+)/)?.[1]);
  const [, first, second] = textPath(font, 'II', { language, size: 1000, x: 0, y: 0 }).split('M');
  const distance = startOf(second) - startOf(first);
  // Each letter is rounded to whole units by itself.
  expect(Math.abs(distance - textWidth(font, 'I', 1000, { language }))).toBeLessThanOrEqual(1);
});
