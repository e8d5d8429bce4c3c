/** Styles of the bare elements: the page's background, line heights per language, focus. */
import { defineGlobalStyles } from '@chakra-ui/react';
import { languageCodes, languages } from '../i18n/languages.ts';
import { scripts, type ScriptEntry } from '../i18n/scripts.ts';
import { headingStack } from './heading-family.ts';
import { latinBeside } from './tokens.ts';
import { media } from './media.ts';

/** Heading face and line heights by language: the stacked letters of Indic scripts need more room than Latin. */
const typeOfLanguages = Object.fromEntries(
  languageCodes.map((language) => {
    const { leading, small, ranges }: ScriptEntry = scripts[languages[language].script];
    return [
      `:lang(${language})`,
      {
        '--heading': headingStack(language),
        '--running': ranges ? `"${latinBeside}", system-ui` : 'system-ui',
        '--small': small,
        '--leading-title': leading.title,
        '--leading-heading': leading.heading,
        '--leading-body': leading.body,
        hyphens: 'manual',
      },
    ];
  }),
);

export const globalCss = defineGlobalStyles({
  ...typeOfLanguages,
  html: {
    background: 'bg',
    color: 'text',
    textSizeAdjust: '100%',
    scrollPaddingBottom: '9rem',
    scrollPaddingTop: '1rem',
  },
  // Columns may be narrower than their longest word, so that letters of twice the size widen no page.
  '*': { minWidth: '0' },
  '*, p, h1, h2, h3, h4': { overflowWrap: 'anywhere' },
  'table *': { overflowWrap: 'break-word' },
  // Below the footer stands the contact bar's place, on the footer's ground.
  body: { textStyle: 'body', overflowX: 'clip', background: 'bg.brandDeep' },
  'p, li, dt, dd, td, label, figcaption': { textWrap: 'pretty' },
  table: { fontVariantNumeric: 'tabular-nums' },
  main: { background: 'bg' },
  // From here on the chat button has the margin for itself.
  'html:root': {
    [media.barInMargin]: { '--office-spacing-gutter': '4.5rem' },
    '2xl': { '--office-sizes-content': '75rem' },
    '@media screen and (min-width: 100em)': { '--office-sizes-content': '82.5rem', '& body': { fontSize: '1.125rem' } },
  },
  // What a link leads to stands below the index of sections, of one row or two.
  'html[data-indexed]': { lg: { scrollPaddingTop: '6.5rem' } },
  // A list that is drawn again above what is in sight would push the visitor past itself.
  'html:has([data-found-list]:empty)': { overflowAnchor: 'none' },
  'a, button, summary, input, textarea, label, [tabindex]': { touchAction: 'manipulation' },
  ':focus-visible': { outline: '3px solid', outlineColor: 'focus', outlineOffset: '3px', borderRadius: 'small' },
  '[data-background="brand"] :focus-visible': { outlineColor: 'focus.onBrand' },
  // WebKit takes a list without marks for none, but not one whose marks are empty.
  'ul, ol': { listStyle: '""' },
  summary: { cursor: 'pointer', listStyle: 'none' },
  // Pressed twice they open and close, and select nothing; on slow phones that answers a tap sooner as well.
  'header summary': { userSelect: 'none' },
  'summary::-webkit-details-marker': { display: 'none' },
  // The line that is read aloud, whatever colours it has otherwise.
  'main [data-aloud], main [data-aloud] span': { color: 'text' },
  '[data-aloud]': {
    background: 'bg.accentSoft',
    outline: '2px solid',
    outlineColor: 'focus',
    outlineOffset: '3px',
    boxShadow: '0 0 0 3px {colors.bg.accentSoft}',
  },
  '[hidden]:not([hidden=until-found])': { display: 'none !important' },
  // What only a script answers is not offered until one is there; its room is kept, so that nothing moves when it
  // comes.
  'html:not([data-alive]) main [type="button"]:not([data-print-page]), html:not([data-alive]) main [method="dialog"] button, html:not([data-alive]) main [data-household]':
    {
      visibility: 'hidden',
      [media.withoutScript]: { display: 'none' },
    },
  '.arriving': { animation: 'arrive 0.5s ease-out' },
  '*, *::before, *::after': {
    _motionReduce: {
      animation: 'none !important',
      transition: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
});
