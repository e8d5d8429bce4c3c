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
    textStyle: 'face',
    fontSize: '1.0625rem',
    textAlign: 'center',
    cursor: 'pointer',
    _print: { display: 'none' },
    // Pressed before what answers it has come: the small script marks it.
    '&:disabled, &[data-pressed]': { opacity: '0.75', cursor: 'progress' },
    _highContrast: { borderColor: 'ButtonText' },
  },
  variants: {
    variant: {
      primary: {
        // Left as it is where a browser makes pages dark by itself: it turns the label and not the marigold.
        colorScheme: 'only light',
        background: 'bg.accent',
        color: 'text.onAccent',
        borderColor: 'bg.accent',
        _hover: { background: 'bg.accentSoft', borderColor: 'bg.accentSoft' },
      },
      brand: {
        background: 'bg.brand',
        color: 'text.onBrand',
        borderColor: 'bg.brand',
        _hover: { background: 'bg.brandDeep' },
      },
      whatsapp: {
        background: 'bg.success',
        color: 'text.onSuccess',
        borderColor: 'bg.success',
        // Green ends nowhere on indigo.
        '[data-background="brand"] &': { borderColor: 'bg' },
        _hover: { textDecoration: 'underline' },
      },
      emergency: {
        background: 'bg.emergency',
        color: 'text.onBrand',
        borderColor: 'bg.emergency',
        _hover: { textDecoration: 'underline' },
      },
      outline: {
        background: 'bg.raised',
        color: 'text.heading',
        borderColor: 'edge.control',
        _hover: { background: 'bg.alternate' },
      },
      quiet: { color: 'text.heading', fontFamily: 'body', fontWeight: '400', textDecoration: 'underline' },
      outlineOnBrand: {
        color: 'text.onBrand',
        borderColor: 'edge.onBrand',
        _hover: { background: 'bg.brandDeep' },
      },
    },
  },
  defaultVariants: { variant: 'primary' },
});
