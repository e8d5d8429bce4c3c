import { expect, test } from 'vitest';
import { builtPages } from '../test/built-site.ts';

test.each(builtPages)('$address has no fold that opens on nothing', ({ document }) => {
  const folds = document.querySelectorAll('details');
  const empty = folds.filter((fold) => {
    const [summary, ...content] = fold.children;
    return summary?.tagName === 'SUMMARY' && !content.some((part) => part.text.trim() || part.querySelector('input'));
  });
  expect(empty.map((fold) => fold.querySelector('summary')?.text)).toEqual([]);
});
