/** Diamonds of the weave on whatever says `data-weave`: outlines instead of pictures, which pages would have to ask for. */
import { defineGlobalStyles } from '@chakra-ui/react';

/** Corners of the layers, each laid on the one before; in rem, so that diamonds grow with letters. */
const bullet = {
  edge: `polygon(
    0.5rem 0, 0.625rem 0, 0.625rem 0.125rem, 0.75rem 0.125rem, 0.75rem 0.25rem, 0.875rem 0.25rem, 0.875rem 0.375rem,
    1rem 0.375rem, 1rem 0.5rem, 1.125rem 0.5rem, 1.125rem 0.625rem, 1rem 0.625rem, 1rem 0.75rem, 0.875rem 0.75rem,
    0.875rem 0.875rem, 0.75rem 0.875rem, 0.75rem 1rem, 0.625rem 1rem, 0.625rem 1.125rem, 0.5rem 1.125rem, 0.5rem 1rem,
    0.375rem 1rem, 0.375rem 0.875rem, 0.25rem 0.875rem, 0.25rem 0.75rem, 0.125rem 0.75rem, 0.125rem 0.625rem, 0 0.625rem,
    0 0.5rem, 0.125rem 0.5rem, 0.125rem 0.375rem, 0.25rem 0.375rem, 0.25rem 0.25rem, 0.375rem 0.25rem, 0.375rem 0.125rem,
    0.5rem 0.125rem
  )`,
  middle: `polygon(
    0.5rem 0.25rem, 0.625rem 0.25rem, 0.625rem 0.375rem, 0.75rem 0.375rem, 0.75rem 0.5rem, 0.875rem 0.5rem,
    0.875rem 0.625rem, 0.75rem 0.625rem, 0.75rem 0.75rem, 0.625rem 0.75rem, 0.625rem 0.875rem, 0.5rem 0.875rem,
    0.5rem 0.75rem, 0.375rem 0.75rem, 0.375rem 0.625rem, 0.25rem 0.625rem, 0.25rem 0.5rem, 0.375rem 0.5rem,
    0.375rem 0.375rem, 0.5rem 0.375rem
  )`,
};
const step = {
  edge: `polygon(
    1.5rem 0, 1.75rem 0, 1.75rem 0.25rem, 2rem 0.25rem, 2rem 0.5rem, 2.25rem 0.5rem, 2.25rem 0.75rem, 2.5rem 0.75rem,
    2.5rem 1rem, 2.75rem 1rem, 2.75rem 1.25rem, 3rem 1.25rem, 3rem 1.5rem, 3.25rem 1.5rem, 3.25rem 1.75rem, 3rem 1.75rem,
    3rem 2rem, 2.75rem 2rem, 2.75rem 2.25rem, 2.5rem 2.25rem, 2.5rem 2.5rem, 2.25rem 2.5rem, 2.25rem 2.75rem, 2rem 2.75rem,
    2rem 3rem, 1.75rem 3rem, 1.75rem 3.25rem, 1.5rem 3.25rem, 1.5rem 3rem, 1.25rem 3rem, 1.25rem 2.75rem, 1rem 2.75rem,
    1rem 2.5rem, 0.75rem 2.5rem, 0.75rem 2.25rem, 0.5rem 2.25rem, 0.5rem 2rem, 0.25rem 2rem, 0.25rem 1.75rem, 0 1.75rem,
    0 1.5rem, 0.25rem 1.5rem, 0.25rem 1.25rem, 0.5rem 1.25rem, 0.5rem 1rem, 0.75rem 1rem, 0.75rem 0.75rem, 1rem 0.75rem,
    1rem 0.5rem, 1.25rem 0.5rem, 1.25rem 0.25rem, 1.5rem 0.25rem
  )`,
  line: `polygon(
    1.5rem 0.25rem, 1.75rem 0.25rem, 1.75rem 0.5rem, 2rem 0.5rem, 2rem 0.75rem, 2.25rem 0.75rem, 2.25rem 1rem, 2.5rem 1rem,
    2.5rem 1.25rem, 2.75rem 1.25rem, 2.75rem 1.5rem, 3rem 1.5rem, 3rem 1.75rem, 2.75rem 1.75rem, 2.75rem 2rem, 2.5rem 2rem,
    2.5rem 2.25rem, 2.25rem 2.25rem, 2.25rem 2.5rem, 2rem 2.5rem, 2rem 2.75rem, 1.75rem 2.75rem, 1.75rem 3rem, 1.5rem 3rem,
    1.5rem 2.75rem, 1.25rem 2.75rem, 1.25rem 2.5rem, 1rem 2.5rem, 1rem 2.25rem, 0.75rem 2.25rem, 0.75rem 2rem, 0.5rem 2rem,
    0.5rem 1.75rem, 0.25rem 1.75rem, 0.25rem 1.5rem, 0.5rem 1.5rem, 0.5rem 1.25rem, 0.75rem 1.25rem, 0.75rem 1rem,
    1rem 1rem, 1rem 0.75rem, 1.25rem 0.75rem, 1.25rem 0.5rem, 1.5rem 0.5rem
  )`,
  middle: `polygon(
    1.5rem 0.5rem, 1.75rem 0.5rem, 1.75rem 0.75rem, 2rem 0.75rem, 2rem 1rem, 2.25rem 1rem, 2.25rem 1.25rem, 2.5rem 1.25rem,
    2.5rem 1.5rem, 2.75rem 1.5rem, 2.75rem 1.75rem, 2.5rem 1.75rem, 2.5rem 2rem, 2.25rem 2rem, 2.25rem 2.25rem,
    2rem 2.25rem, 2rem 2.5rem, 1.75rem 2.5rem, 1.75rem 2.75rem, 1.5rem 2.75rem, 1.5rem 2.5rem, 1.25rem 2.5rem,
    1.25rem 2.25rem, 1rem 2.25rem, 1rem 2rem, 0.75rem 2rem, 0.75rem 1.75rem, 0.5rem 1.75rem, 0.5rem 1.5rem, 0.75rem 1.5rem,
    0.75rem 1.25rem, 1rem 1.25rem, 1rem 1rem, 1.25rem 1rem, 1.25rem 0.75rem, 1.5rem 0.75rem
  )`,
};

/** Where colours are forced, and on paper, a diamond keeps its own. */
const inColour = { forcedColorAdjust: 'none', printColorAdjust: 'exact' };
const laidUnder = { content: '""', position: 'absolute', zIndex: '-1', ...inColour };

/** As many things as the longest list asks for, and some more. */
const places = Array.from({ length: 8 }, (_, position) => position + 1);

/** The tiles in the head of whatever is ticked, by its place in the list; in a group all but what is to be asked about first counts. */
const woven = places.map(
  (place) =>
    `[data-list]:has(> ul > :nth-of-type(${place}) [data-tick=""]:checked) [data-weave="progress"] > :nth-of-type(${place}) > :last-child`,
);

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
  '[data-weave="bullet"]::before': { background: 'woven.marigold', clipPath: bullet.edge },
  '[data-weave="bullet"]::after': { background: 'woven.madder', clipPath: bullet.middle },
  '[data-weave="step"]': {
    width: '3.25rem',
    height: '3.25rem',
    background: 'woven.marigold',
    clipPath: step.edge,
    isolation: 'isolate',
    ...inColour,
    _print: { '--office-colors-text-on-brand-accent': '#fff' },
  },
  '[data-weave="step"]::before, [data-weave="step"]::after': { ...laidUnder, inset: '0' },
  '[data-weave="step"]::before': { background: 'woven.madder', clipPath: step.line },
  '[data-weave="step"]::after': { background: 'woven.indigo', clipPath: step.middle },
  // An engine that cannot count says nothing rather than that nothing is ready.
  '[data-weave="progress"]': { '@supports not selector(:has(*))': { display: 'none' } },
  '[data-weave="progress"] > * > :last-child': { opacity: '0', transition: 'opacity 0.3s' },
  [woven.join()]: { opacity: '1' },
});
