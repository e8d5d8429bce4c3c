import { defineRecipe } from '@chakra-ui/react';

/** Anything that looks like a button, link or control. */
export const button = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1',
    minHeight: '3rem',
    minWidth: 'target',
    paddingInline: '3',
    paddingBlock: '1',
    borderRadius: 'medium',
    borderWidth: 'control',
    borderColor: 'transparent',
    fontFamily: 'heading',
    fontWeight: '700',
    fontSize: '1.0625rem',
    lineHeight: 'var(--leading-heading)',
    textAlign: 'center',
    cursor: 'pointer',
    // Pressed before what answers it has come: the small script marks it.
    '&:disabled, &[data-pressed]': { opacity: '0.75', cursor: 'progress' },
    '@media (forced-colors: active)': { borderColor: 'ButtonText' },
  },
  variants: {
    look: {
      primary: {
        background: 'ground.accent',
        color: 'text.onAccent',
        borderColor: 'ground.accent',
        _hover: { background: 'ground.accentSoft', borderColor: 'ground.accentSoft' },
      },
      brand: {
        background: 'ground.brand',
        color: 'text.onBrand',
        borderColor: 'ground.brand',
        _hover: { background: 'ground.brandDeep' },
      },
      whatsapp: {
        background: 'ground.success',
        color: 'text.onSuccess',
        borderColor: 'ground.success',
        _hover: { textDecoration: 'underline' },
      },
      outline: {
        background: 'ground.raised',
        color: 'text.heading',
        borderColor: 'edge.control',
        _hover: { background: 'ground.alternate' },
      },
      quiet: { color: 'text.heading', fontFamily: 'body', fontWeight: '400', textDecoration: 'underline' },
      outlineOnBrand: {
        color: 'text.onBrand',
        borderColor: 'edge.onBrand',
        _hover: { background: 'ground.brandDeep' },
      },
    },
  },
  defaultVariants: { look: 'primary' },
});
