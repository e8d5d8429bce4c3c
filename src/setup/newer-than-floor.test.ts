import { expect, test } from 'vitest';
import { newerThanFloor } from './newer-than-floor.ts';

test.each([
  String.raw`const digits = /(?<!\d)1/;`,
  `part.querySelectorAll<HTMLElement>('p:has(a)')`,
  `link.matches('nav :is(a)')`,
  'fetch(url, { signal: AbortSignal.timeout(9) })',
  'tell?.(...words, last)',
  'await begin();',
  'export const words = await load();',
  'form.requestSubmit();',
])('%s is named with its remedy', (code) => {
  expect(newerThanFloor(code)).toEqual([expect.stringMatching(/^uses .*browserslist.*\. [A-Z].*\.$/)]);
});

test.each([
  String.raw`/(?<year>\d+)-(?=\d)/`,
  `const style = { '&:has(a)': { top: 0 } };`,
  'tell?.(first, ...words)',
  'async () => {\n  await begin();\n}',
])('%s is let pass', (code) => {
  expect(newerThanFloor(code)).toEqual([]);
});

test('what a library asks for before it calls it is let pass in what is built', () => {
  expect(newerThanFloor('if (form.requestSubmit) form.requestSubmit()', true)).toEqual([]);
});
