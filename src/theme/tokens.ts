/** Raw values of the look; components use them only through the semantic tokens. */
import { defineTokens } from '@chakra-ui/react';
import { colours } from './colours.ts';

const asTokens = <Values extends Record<string, string>>(values: Values) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }])) as {
    [Name in keyof Values]: { value: string };
  };

export const tokens = defineTokens({
  colors: asTokens(colours),
  fonts: asTokens({
    heading: 'var(--heading)',
    body: 'system-ui, "Noto Sans Gujarati", "Noto Sans Devanagari", "Nirmala UI", sans-serif',
  }),
  /** Steps of 8 px, with halves for the inside of small parts. */
  spacing: asTokens({
    half: '0.25rem',
    '1': '0.5rem',
    '1.5': '0.75rem',
    '2': '1rem',
    '3': '1.5rem',
    '4': '2rem',
    '5': '2.5rem',
    '6': '3rem',
    '8': '4rem',
    /** Room between page-wide sections. */
    section: 'clamp(2.5rem, 1.5rem + 4vw, 4rem)',
    /** Room between the text and the edge of the screen. */
    gutter: 'clamp(1rem, 0.5rem + 2.5vw, 2.5rem)',
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
