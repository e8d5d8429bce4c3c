/** Type on a modular scale; line heights come from variables that each language sets. */
import { defineTextStyles } from '@chakra-ui/react';

const heading = { fontFamily: 'heading', fontWeight: '700', lineHeight: 'var(--leading-heading)', textWrap: 'balance' };

export const textStyles = defineTextStyles({
  // However large the reader's letters, the longest words of the two largest headings still fit a phone.
  title: { value: { ...heading, fontSize: 'min(clamp(2.125rem, 1.5rem + 2.9vw, 3.5rem), 16vw)' } },
  section: { value: { ...heading, fontSize: 'min(clamp(1.75rem, 1.5rem + 1.2vw, 2.25rem), 15vw)' } },
  item: { value: { ...heading, fontSize: 'clamp(1.25rem, 1.15rem + 0.5vw, 1.5rem)' } },
  label: { value: { ...heading, fontSize: '1.125rem' } },
  body: { value: { fontFamily: 'body', fontSize: '1.0625rem', lineHeight: 'var(--leading-body)' } },
  lead: {
    value: {
      fontFamily: 'body',
      fontSize: 'clamp(1.125rem, 1.05rem + 0.4vw, 1.3125rem)',
      lineHeight: 'var(--leading-body)',
    },
  },
  small: { value: { fontFamily: 'body', fontSize: '0.9375rem', lineHeight: 'var(--leading-body)' } },
});
