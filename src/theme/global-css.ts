/** Styles of the bare elements: the page's ground, line heights per language, focus, print. */
import { defineGlobalStyles } from '@chakra-ui/react';
import { languageCodes, languages } from '../i18n/languages.ts';
import { headingStack } from './heading-family.ts';

/** Heading face and line heights by language: the stacked letters of Indic scripts need more room than Latin. */
const typeOfLanguages = Object.fromEntries(
  languageCodes.map((language) => {
    const isLatin = languages[language].script === 'Latin';
    return [
      `:lang(${language})`,
      {
        '--heading': headingStack(language),
        '--leading-heading': isLatin ? '1.2' : '1.42',
        '--leading-body': isLatin ? '1.6' : '1.7',
        hyphens: 'manual',
      },
    ];
  }),
);

export const globalCss = defineGlobalStyles({
  ...typeOfLanguages,
  html: {
    background: 'ground',
    color: 'text',
    fontFamily: 'body',
    lineHeight: 'var(--leading-body)',
    textSizeAdjust: '100%',
    scrollPaddingBottom: '5.5rem',
    scrollPaddingTop: '1rem',
    _print: { background: '#fff', color: '#000', fontSize: '11pt' },
  },
  body: { textStyle: 'body', overflowX: 'clip' },
  'a, button, summary, input, textarea, label, [tabindex]': { touchAction: 'manipulation' },
  ':focus-visible': { outline: '3px solid', outlineColor: 'focus', outlineOffset: '3px', borderRadius: 'small' },
  '[data-ground="brand"] :focus-visible': { outlineColor: 'focus.onBrand' },
  'summary': { cursor: 'pointer', listStyle: 'none' },
  'summary::-webkit-details-marker': { display: 'none' },
  '[hidden]': { display: 'none !important' },
  '.arriving': { animation: 'arrive 0.5s ease-out' },
  '*, *::before, *::after': {
    _motionReduce: {
      animation: 'none !important',
      transition: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
  '[data-print="no"]': { _print: { display: 'none !important' } },
  'details:not([open]) > *': { _print: { display: 'block' } },
  'details::details-content': { _print: { contentVisibility: 'visible', height: 'auto' } },
  'section, details, li, dl': { _print: { breakInside: 'avoid' } },
  'h1, h2, h3': { _print: { breakAfter: 'avoid' } },
  '@page': { margin: '14mm' },
});
