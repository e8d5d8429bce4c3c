import { expect, test } from 'vitest';
import { builtPages } from '../../test/built-site.ts';

const lists = builtPages.flatMap(({ address, document }) =>
  document.querySelectorAll('[data-list]').map((list) => ({ address, list })),
);

test.each(lists)('a list of $address has a diamond in its head for each thing that counts', ({ list }) => {
  const things = list.querySelectorAll('li').filter((row) => row.closest('ul')?.parentNode === list);
  expect(things.length).toBeGreaterThan(0);
  expect(list.querySelectorAll('[data-progress] > svg')).toHaveLength(things.length);
});
