import { expect, test } from 'vitest';
import { builtPages } from '../../test/built-site.ts';
import { absentElements } from './stylesheet.ts';

test.each(builtPages)('$address has no element whose reset is left out', ({ document }) => {
  expect(document.querySelectorAll(absentElements.join()).map(({ tagName }) => tagName)).toEqual([]);
});
