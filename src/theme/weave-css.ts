/** Diamonds of the weave on whatever says `data-weave`; their drawings stand in `public/weave`. */
import { defineGlobalStyles } from '@chakra-ui/react';

/** Where colours are forced, and on paper, a diamond keeps its own. */
const inColour = { forcedColorAdjust: 'none', printColorAdjust: 'exact' };

export const weaveCss = defineGlobalStyles({
  // Beside the first line of an item; `--weave-top` says where that begins.
  '[data-weave="bullet"]': { position: 'relative', isolation: 'isolate' },
  '[data-weave="bullet"]::before': {
    content: '""',
    position: 'absolute',
    zIndex: '-1',
    width: '1.125rem',
    height: '1.125rem',
    left: '0',
    top: 'calc(var(--weave-top, 0rem) + 0.375rem)',
    background: 'url(/weave/diamonds.svg#bullet) 0 0 / 100% 100%',
    ...inColour,
  },
  '[data-weave="step"]': {
    width: '3.25rem',
    height: '3.25rem',
    background: 'url(/weave/diamonds.svg#step) 0 0 / 100% 100%',
    ...inColour,
    _print: { '--office-colors-text-on-brand-accent': '#fff' },
  },
});
