import { expect, test } from 'vitest';
import { builtPages, siteFiles } from '../test/built-site.ts';

const styles = [...siteFiles]
  .filter(([address]) => address.endsWith('.css'))
  .map(([, { content }]) => content.toString())
  .join('');

test.each(builtPages)('$address brings the tile of every strip before the first of them', ({ document }) => {
  const strips = document.querySelectorAll('[fill^="url(#"]');
  const missing = strips.filter((strip) => {
    const id = strip.getAttribute('fill')?.slice('url(#'.length, -1);
    const tile = document.querySelector(`pattern[id="${id}"]`);
    return !tile || tile.childNodes.length === 0 || tile.range[0] > strip.range[0];
  });
  expect(strips).not.toEqual([]);
  expect(missing.map(String)).toEqual([]);
});

test('every diamond that pages name is drawn by the style sheet', () => {
  const names = new Set(
    builtPages.flatMap(({ document }) =>
      document.querySelectorAll('[data-weave]').map((element) => element.getAttribute('data-weave')),
    ),
  );
  expect([...names].toSorted()).toEqual(['bullet', 'step']);
  for (const name of names)
    expect(styles).toMatch(new RegExp(`\\[data-weave="?${name}"?\\]:{1,2}after\\{[^}]*clip-path:polygon`));
});
