import { expect, test } from 'vitest';
import { colours } from '../theme/colours.ts';
import { strayColours } from './drawing-colours.ts';

const drawings = ['<path fill="#123456" d="M0 0"/>', '<path style="fill:#123456"/>', '<path stroke="#123456"/>', '<stop stop-color="#123456"/>'];

test.each(drawings)('names the colour of %s', (drawing) => {
  expect(strayColours(drawing)).toEqual(['#123456']);
});

test('names a colour once', () => {
  expect(strayColours('<path fill="red"/><path fill="red"/>')).toEqual(['red']);
});

test.each([colours.indigo, 'none', 'url(#pattern)', 'currentColor'])('has nothing against %s', (colour) => {
  expect(strayColours(`<path fill="${colour}"/>`)).toEqual([]);
});
