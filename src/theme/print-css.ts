/** How every page prints: papers to carry, in ink on white, everything open, nothing that only a screen can use. */
import { defineGlobalStyles } from '@chakra-ui/react';

const variables = (kind: string, value: string, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [`--office-${kind}-${name}`, value]));

/**
 * Backgrounds are not printed, so what is light on a dark background turns dark; and paper needs less room than fingers
 * do.
 */
const inkOnWhite = {
  ...variables('colors', '#000', ['text-on-brand', 'text-on-brand-accent', 'text-on-accent', 'text', 'text-muted']),
  ...variables('colors', '#fff', ['bg', 'bg-brand', 'bg-brand-deep', 'bg-alternate', 'bg-accent', 'bg-accent-soft']),
  ...variables('spacing', '0.75rem', ['section', '3', '4', '5']),
  ...variables('spacing', '0', ['gutter']),
};

export const printCss = defineGlobalStyles({
  '@page': { margin: '8mm 12mm' },
  // More particular than the tokens' own rule, which comes later.
  'html:root': {
    _print: {
      ...inkOnWhite,
      fontSize: '9pt',
      '& *': { animation: 'none !important', transition: 'none !important', '--leading-body': '1.4' },
    },
  },
  '[data-print="no"], [data-controls], [data-map], [data-open-now], [data-index], #suggestion': {
    _print: { display: 'none !important' },
  },
  '[data-print="only"]': { '@media not print': { display: 'none !important' } },
  // A sheet that is printed alone.
  '[data-printed] > :not([data-sheet])': { _print: { display: 'none !important' } },
  // A link that stands alone says nothing on paper, unless one can follow it there.
  'main div > a:not([href*=":"])': { _print: { display: 'none !important' } },
  'main div > a[target]::after, main li > a[target]::after': { _print: { content: 'attr(href)' } },
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
