/**
 * Diamonds of the weave on whatever says `data-weave`: outlines instead of pictures, which every page would have to ask
 * for.
 */
import { defineGlobalStyles } from '@chakra-ui/react';

/**
 * A diamond with stairs for edges, `inset` threads inside one that reaches `reach` threads from its middle thread to
 * every side; `thread` in rem, so that it grows with letters.
 */
export function diamond(thread: number, reach: number, inset: number): string {
  const across = 2 * reach + 1;
  const stairs = Array.from({ length: reach - inset }, (_, stair) => [
    [reach + 1 + stair, inset + stair],
    [reach + 1 + stair, inset + stair + 1],
  ]).flat();
  let corners = [[reach, inset], ...stairs];
  const all = Array.from({ length: 4 }, () => {
    const quarter = corners;
    corners = corners.map(([x = 0, y = 0]) => [across - y, x]);
    return quarter;
  }).flat();
  return `polygon(${all.map((corner) => corner.map((at) => `${at * thread}rem`).join(' ')).join()})`;
}

/** Where colours are forced, and on paper, a diamond keeps its own. */
const inColour = { forcedColorAdjust: 'none', printColorAdjust: 'exact' };
const laidUnder = { content: '""', position: 'absolute', zIndex: '-1', ...inColour };

export const weaveCss = defineGlobalStyles({
  // Beside the first line of an item; `--weave-top` says where that begins.
  '[data-weave="bullet"]': { position: 'relative', isolation: 'isolate' },
  '[data-weave="bullet"]::before, [data-weave="bullet"]::after': {
    ...laidUnder,
    width: '1.125rem',
    height: '1.125rem',
    left: '0',
    top: 'calc(var(--weave-top, 0rem) + 0.375rem)',
  },
  '[data-weave="bullet"]::before': { background: 'woven.marigold', clipPath: diamond(0.125, 4, 0) },
  '[data-weave="bullet"]::after': { background: 'woven.madder', clipPath: diamond(0.125, 4, 2) },
  '[data-weave="step"]': {
    width: '3.25rem',
    height: '3.25rem',
    background: 'woven.marigold',
    clipPath: diamond(0.25, 6, 0),
    isolation: 'isolate',
    ...inColour,
    _print: { '--office-colors-text-on-brand-accent': '#fff' },
  },
  '[data-weave="step"]::before, [data-weave="step"]::after': { ...laidUnder, inset: '0' },
  '[data-weave="step"]::before': { background: 'woven.madder', clipPath: diamond(0.25, 6, 1) },
  '[data-weave="step"]::after': { background: 'woven.indigo', clipPath: diamond(0.25, 6, 2) },
});
