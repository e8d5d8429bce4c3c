/**
 * Type on a modular scale, on phones 15, 17, 18, 20, 25 and 32 px, and beside it 16 px for signs, 13 px for tags; line
 * heights come from variables that each language sets. A part sets a size of its own where its room is short, as in
 * header and contact bar, or where a figure or a drawn sign is all that stands there.
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
  /** Few words beside a sign or on a ground of their own. */
  sign: { value: { ...heading, fontSize: '1rem' } },
  body: { value: { ...running, fontSize: '1.0625rem' } },
  lead: { value: { ...running, fontSize: 'clamp(1.0625rem, 0.95rem + 0.5vw, 1.25rem)' } },
  small: { value: { ...running, fontSize: 'var(--small)' } },
  /** What is said of the words before it. */
  tag: { value: { ...running, fontSize: '0.8125rem', fontWeight: '400' } },
};
