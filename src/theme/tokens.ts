/** Raw values of the look; components use them only through the semantic tokens. */
import { defineTokens } from '@chakra-ui/react';
import { scriptRows } from '../i18n/scripts.ts';
import { colours } from './colours.ts';

const bodyFonts = scriptRows.flatMap(([, { bodyFont }]) => (bodyFont ? [`"${bodyFont}"`] : []));

const asTokens = <Values extends Record<string, string>>(values: Values) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }])) as {
    [Name in keyof Values]: { value: string };
  };

export const tokens = defineTokens({
  colors: asTokens(colours),
  fonts: asTokens({
    heading: 'var(--heading)',
    body: ['system-ui', ...bodyFonts, '"Nirmala UI"', 'sans-serif'].join(', '),
  }),
  /** Steps of 8 px, with halves for the inside of small parts. On small screens larger letters get the room, not what is between them. */
  spacing: asTokens({
    half: 'min(0.25rem, 1.25vw)',
    '1': 'min(0.5rem, 2.5vw)',
    '1.5': 'min(0.75rem, 3.75vw)',
    '2': 'min(1rem, 5vw)',
    '3': 'min(1.5rem, 7.5vw)',
    '4': 'min(2rem, 10vw)',
    '5': 'min(2.5rem, 12.5vw)',
    '6': 'min(3rem, 15vw)',
    '8': 'min(4rem, 20vw)',
    /** Room between page-wide sections. */
    section: 'clamp(1.75rem, 0.5rem + 5.5vw, 4rem)',
    /** Room between the text and the edge of the screen. */
    gutter: 'min(clamp(1rem, 0.5rem + 2.5vw, 2.5rem), 5vw)',
  }),
  sizes: asTokens({
    content: '70rem',
    /** The content with the gutters beside it. */
    page: 'calc(70rem + 2 * {spacing.gutter})',
    measure: '38rem',
    /** Least side of anything to tap. */
    target: '2.75rem',
  }),
  radii: asTokens({ small: '0.375rem', medium: '0.75rem', large: '1.25rem', full: '999px' }),
  borderWidths: asTokens({ hairline: '1px', control: '2px' }),
});
