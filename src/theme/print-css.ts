/** How every page prints: papers to carry, in ink on white, everything open, nothing that only a screen can use. */
import { defineGlobalStyles } from '@chakra-ui/react';

/** Backgrounds are not printed, so what is light on a dark background turns dark; and paper needs less room than fingers do. */
const inkOnWhite = {
  '--office-colors-text-on-brand': '#000',
  '--office-colors-text-on-brand-accent': '#000',
  '--office-colors-text-on-accent': '#000',
  '--office-colors-text': '#000',
  '--office-colors-text-muted': '#000',
  '--office-colors-bg': '#fff',
  '--office-colors-bg-brand': '#fff',
  '--office-colors-bg-brand-deep': '#fff',
  '--office-colors-bg-alternate': '#fff',
  '--office-colors-bg-accent': '#fff',
  '--office-spacing-section': '0.75rem',
  '--office-spacing-gutter': '0',
  '--office-spacing-3': '0.75rem',
  '--office-spacing-4': '0.75rem',
  '--office-spacing-5': '0.75rem',
};

export const printCss = defineGlobalStyles({
  '@page': { margin: '10mm 12mm' },
  // More particular than the tokens' own rule, which comes later.
  'html:root': {
    _print: {
      ...inkOnWhite,
      fontSize: '9.5pt',
      '& *': { animation: 'none !important', transition: 'none !important', '--leading-body': '1.4' },
    },
  },
  '[data-print="no"]': { _print: { display: 'none !important' } },
  '[data-print="only"]': { '@media not print': { display: 'none !important' } },
  // A list that is printed alone.
  '[data-printed="list"] > :not([data-sheet])': { _print: { display: 'none !important' } },
  form: { _print: { display: 'none !important' } },
  'details:not([open]) > *': { _print: { display: 'block' } },
  'details::details-content': { _print: { contentVisibility: 'visible', height: 'auto' } },
  'li:not(:has(li)), figure, dl > div': { _print: { breakInside: 'avoid' } },
  'main img': { _print: { display: 'none !important' } },
  summary: { _print: { minHeight: '0 !important' } },
  h1: { _print: { fontSize: '2rem !important' } },
  h2: { _print: { fontSize: '1.5rem !important' } },
  'h1, h2, h3, summary': { _print: { breakAfter: 'avoid' } },
});
