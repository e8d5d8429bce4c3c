import { expect, test } from 'vitest';
import { colours } from '../theme/colours.ts';
import { contrastFaults, contrastOf, malformedColours } from './contrast.ts';

test.each([
  ['#000000', '#FFFFFF', 21],
  ['#767676', '#FFFFFF', 4.54],
  ['#1C1A33', '#1C1A33', 1],
])('the contrast of %s and %s is %d', (one, other, contrast) => {
  expect(contrastOf(one, other)).toBeCloseTo(contrast, 2);
});

test('every pair of text and background, of control and background has enough', () => {
  expect(contrastFaults(colours)).toEqual([]);
});

test('a colour of text that is too light is named with what it stands on', () => {
  const faults = contrastFaults({ ...colours, muted: '#8A879F' });
  expect(faults).toHaveLength(3);
  expect(faults[0]).toMatch(/muted \(#8A879F, as text\.muted\) on paper .*7:1/);
});

test('an edge of a control that is too light is named', () => {
  expect(contrastFaults({ ...colours, marigold: '#4A3A70' }).join('\n')).toMatch(/as bg\.accent\) on indigo .*3:1/);
});

test('every colour is one', () => {
  expect(malformedColours(colours)).toEqual([]);
});

test.each(['#2A267', '2A2670', 'indigo', '#2A267G', ''])('%s is no colour, and is named with what one looks like', (value) => {
  expect(malformedColours({ ...colours, indigo: value })).toEqual([
    `src/theme/colours.ts: indigo is '${value}', which is no colour. Write # and six digits (0 to 9, A to F), like '#2A2670'.`,
  ]);
});
