import { expect, test } from 'vitest';
import { buildStylesheet } from './stylesheet.ts';

test.each([
  ['margin-inline-start:1px', 'margin-left:1px'],
  ['padding-inline:var(--a)', 'padding-left:var(--a);padding-right:var(--a)'],
  ['inset-inline-end:0', 'right:0'],
  ['border-block-start-width:1px', 'border-top-width:1px'],
])('%s is written once, as every engine knows it: %s', (logical, physical) => {
  expect(Buffer.from(buildStylesheet(`.a{${logical}}`)).toString()).toBe(`.a{${physical}}`);
});

test('parts follow each other in one sheet', () => {
  expect(Buffer.from(buildStylesheet('.a{left:0}', '.b{top:0}')).toString()).toBe('.a{left:0}.b{top:0}');
});

test('rules for elements alone that no page has are left out', () => {
  expect(Buffer.from(buildStylesheet('code,kbd{left:0}sub{left:0}p sub{left:1px}a,sup{left:2px}')).toString()).toBe(
    'p sub{left:1px}a,sup{left:2px}',
  );
});
