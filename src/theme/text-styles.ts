/**
 * Type on a modular scale, on phones 15, 17, 18, 20, 25 and 32 px; line heights come from variables that each language
 * sets.
 */

const face = { fontFamily: 'heading', fontWeight: '700', lineHeight: 'var(--leading-heading)' };
const heading = { ...face, textWrap: 'balance' };
const running = { fontFamily: 'body', lineHeight: 'var(--leading-body)' };

export const textStyles = {
  /** The headings' face alone, for what sets its own size. */
  face: { value: face },
  // However large the reader's letters, the longest words of headings still fit a phone.
  title: {
    value: {
      ...heading,
      lineHeight: 'var(--leading-title)',
      fontSize: 'min(clamp(2rem, 1.375rem + 2.7vw, 3.5rem), 16vw)',
    },
  },
  section: { value: { ...heading, fontSize: 'min(clamp(1.5625rem, 1.35rem + 0.9vw, 2.25rem), 15vw)' } },
  item: { value: { ...heading, fontSize: 'clamp(1.25rem, 1.1rem + 0.5vw, 1.5rem)' } },
  label: { value: { ...heading, fontSize: 'min(1.125rem, 8vw)' } },
  body: { value: { ...running, fontSize: '1.0625rem' } },
  lead: { value: { ...running, fontSize: 'clamp(1.0625rem, 0.95rem + 0.5vw, 1.25rem)' } },
  small: { value: { ...running, fontSize: 'var(--small)' } },
};
