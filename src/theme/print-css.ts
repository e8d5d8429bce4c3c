/** How every page prints: ink on white, everything open, nothing that only a screen can use. */
import { defineGlobalStyles } from '@chakra-ui/react';

/** Backgrounds are not printed, so what is light on a dark background turns dark. */
const inkOnWhite = {
  '--office-colors-text-on-brand': '#000',
  '--office-colors-text-on-brand-accent': '#000',
  '--office-colors-text-on-accent': '#000',
  '--office-colors-text-muted': '#333',
  '--office-colors-bg': '#fff',
  '--office-colors-bg-brand': '#fff',
  '--office-colors-bg-brand-deep': '#fff',
  '--office-colors-bg-alternate': '#fff',
  '--office-colors-bg-accent': '#fff',
  '--office-spacing-section': '0.75rem',
  '--office-spacing-gutter': '0',
};

export const printCss = defineGlobalStyles({
  '@page': { margin: '14mm' },
  // More particular than the tokens' own rule, which comes later.
  'html:root': { _print: { ...inkOnWhite, fontSize: '10.5pt', '& *': { animation: 'none !important' } } },
  '[data-print="no"]': { _print: { display: 'none !important' } },
  '[data-print="only"]': { '@media not print': { display: 'none !important' } },
  'details:not([open]) > *': { _print: { display: 'block' } },
  'details::details-content': { _print: { contentVisibility: 'visible', height: 'auto' } },
  'li, figure, dl > div': { _print: { breakInside: 'avoid' } },
  'h1, h2, h3': { _print: { breakAfter: 'avoid' } },
});
