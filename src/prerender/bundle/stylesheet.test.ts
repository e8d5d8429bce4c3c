import { expect, test } from 'vitest';
import { buildStylesheets } from './stylesheet.ts';

const built = (...parts: string[]) => {
  const { screen, print } = buildStylesheets(...parts);
  return [screen, print].map((sheet) => Buffer.from(sheet).toString());
};

test.each([
  ['padding-inline:var(--a)', 'padding-left:var(--a);padding-right:var(--a)'],
  ['border-block-start-width:1px', 'border-top-width:1px'],
])('%s is written once, as every engine knows it: %s', (logical, physical) => {
  expect(built(`.a{${logical}}`)[0]).toBe(`.a{${physical}}`);
});

test('of what begins with elements that no page has nothing is left', () => {
  expect(
    built(
      'code,kbd{left:0}sub{left:0}p sub{left:1px}a,sup{left:2px}input[type="number"]::a{left:0}input[type=text]{top:0}',
    )[0],
  ).toBe('p sub{left:1px}a{left:2px}input[type=text]{top:0}');
});

test('what only a printer reads has a sheet of its own', () => {
  expect(built('.a{left:0}@media print{.a{left:1px}}', '.b{top:0}')).toEqual(['.a{left:0}.b{top:0}', '.a{left:1px}']);
});

test('variables of Chakra that no rule reads are left out', () => {
  expect(
    built(
      'html{--font-fallback:serif;font-family:var(--x,var(--font-fallback));top:0}.a{--bg-currentcolor:red;left:0}',
    ),
  ).toEqual(['html{top:0}.a{left:0}', '']);
});
