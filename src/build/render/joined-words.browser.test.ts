import { expect, test } from 'vitest';
import { builtPages } from '../../test/built-site.ts';
import { pageOpener } from '../../test/site.ts';
import { mostJoined } from './joined-words.ts';

const open = pageOpener({ reducedMotion: 'reduce', expectedFaults: /status of 404|google/ });

/** Runs in the page: last two words of headings and leads that stand on two lines, though they are short enough to be joined. */
function lastWordsAlone({ heading, lead }: typeof mostJoined): string[] {
  const topOf = (node: Text, start: number, end: number) => {
    const range = document.createRange();
    range.setStart(node, start);
    range.setEnd(node, end);
    return range.getBoundingClientRect().top;
  };
  const parts = document.querySelectorAll<HTMLElement>('h1, h2, h3, :is(h1, h2) + p');
  return [...parts].filter((part) => part.checkVisibility() && !part.closest('[data-island]')).flatMap((part) => {
    const node = part.lastChild;
    if (!(node instanceof Text)) return [];
    const [words = '', first = '', last = ''] = /(?<=\s)(\S+)\s(\S+)$/.exec(node.data) ?? [];
    const start = node.length - words.length;
    const isOnOneLine = !words || topOf(node, start, start + first.length) === topOf(node, node.length - last.length, node.length);
    return isOnOneLine || words.length > (part.matches('p') ? lead : heading) ? [] : [words];
  });
}

test.each(builtPages)('no short word stands alone on a last line of $address on a phone', async ({ address }) => {
  const page = await open(address);
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(lastWordsAlone, mostJoined)).toEqual([]);
  }
});
