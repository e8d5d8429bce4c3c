import { expect, test } from 'vitest';
import { builtPages, siteFiles } from '../../test/built-site.ts';

const lists = builtPages.flatMap(({ address, document }) => document.querySelectorAll('[data-list]').map((list) => ({ address, list })));

const style = [...siteFiles].filter(([address]) => address.endsWith('.css')).map(([, { content }]) => content.toString()).join('');

test.each(lists)('a list of $address has a diamond in its head for each thing that counts', ({ list }) => {
  const things = list.querySelectorAll('li').filter((row) => row.closest('ul')?.parentNode === list);
  expect(things.length).toBeGreaterThan(0);
  expect(list.querySelectorAll('[data-weave="progress"] > svg')).toHaveLength(things.length);
});

test('the style sheet counts as far as the longest list', () => {
  const longest = Math.max(...lists.map(({ list }) => list.querySelectorAll('[data-weave="progress"] > svg').length));
  expect(style).toContain(`[data-weave=progress]>:nth-of-type(${longest})>:last-child`);
});
