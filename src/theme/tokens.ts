/** Raw values of the look; components use them only through the semantic tokens. */
import { scriptRows } from '../i18n/scripts.ts';
import { colours } from './colours.ts';

/** A face without bytes: the system's Latin letters, smaller. */
export const latinBeside = 'Latin beside';

const bodyFonts = scriptRows.flatMap(([, { bodyFont }]) => (bodyFont ? [`"${bodyFont}"`] : []));

const asTokens = <Values extends Record<string, string>>(values: Values) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }])) as {
    [Name in keyof Values]: { value: string };
  };

export const tokens = {
  colors: asTokens(colours),
  fonts: asTokens({
    heading: 'var(--heading)',
    body: ['var(--running)', ...bodyFonts, '"Nirmala UI"', 'sans-serif'].join(', '),
  }),
  /**
   * Steps of 8 px, with halves for the inside of small parts. On small screens larger letters get the room, not what is
   * between them.
   */
  spacing: asTokens({
    half: 'min(0.25rem, 1.25vw)',
    '1': 'min(0.5rem, 2.5vw)',
    '1.5': 'min(0.75rem, 3.75vw)',
    '2': 'min(1rem, 5vw)',
    '3': 'min(1.5rem, 7.5vw)',
    '4': 'min(2rem, 10vw)',
    '5': 'min(2.5rem, 12.5vw)',
    '6': 'min(3rem, 15vw)',
    /** Room between page-wide sections. */
    section: 'clamp(1rem, 4.5vw, 2rem)',
    /** Room between the text and the edge of the screen. */
    gutter: 'min(clamp(1rem, 0.5rem + 2.5vw, 2.5rem), 5vw)',
  }),
  sizes: asTokens({
    /** All twelve columns. */
    content: '70rem',
    /** The content with the gutters beside it. */
    page: 'calc({sizes.content} + 2 * {spacing.gutter})',
    /** Eight columns: tables, folds, forms. */
    wide: 'calc(({sizes.content} * 2 - 2rem) / 3)',
    /** Four columns. */
    third: 'calc((100% - 4rem) / 3)',
    /** Running text. */
    measure: '38rem',
    /** Least side of anything to tap; larger letters make it no larger than a small screen bears. */
    target: 'max(44px, min(2.75rem, 15vw))',
  }),
  radii: asTokens({ small: '0.375rem', medium: '0.75rem', large: '1.25rem', full: '999px' }),
  borderWidths: asTokens({ hairline: '1px', control: '2px' }),
};
