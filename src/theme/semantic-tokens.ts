/** What each colour is for. Every pair of text and background below is held to 7:1 by `npm run check`. */
import { defineSemanticTokens } from '@chakra-ui/react';

const colour = (name: string) => ({ value: `{colors.${name}}` });

export const semanticTokens = defineSemanticTokens({
  colors: {
    text: {
      DEFAULT: colour('ink'),
      muted: colour('muted'),
      heading: colour('indigo'),
      price: colour('madder'),
      error: colour('madder'),
      success: colour('leaf'),
      onBrand: colour('white'),
      onBrandAccent: colour('marigoldSoft'),
      onAccent: colour('indigoDeep'),
      onSuccess: colour('white'),
    },
    bg: {
      DEFAULT: colour('paper'),
      alternate: colour('sand'),
      raised: colour('white'),
      brand: colour('indigo'),
      brandDeep: colour('indigoDeep'),
      accent: colour('marigold'),
      accentSoft: colour('marigoldSoft'),
      success: colour('leaf'),
      emergency: colour('madder'),
    },
    edge: {
      /** Hairline between rows. */
      DEFAULT: colour('thread'),
      /** Edge of a control, 3:1 on every light background. */
      control: colour('indigo'),
      onBrand: colour('white'),
      error: colour('madder'),
      success: colour('leaf'),
    },
    /** Threads of the diamonds that CSS draws. */
    woven: { indigo: colour('indigo'), madder: colour('madder'), marigold: colour('marigold') },
    focus: { DEFAULT: colour('madder'), onBrand: colour('marigoldSoft') },
  },
});

/** Pairs of semantic tokens that are set as text on a background. */
export const textPairs = [
  ['text', 'bg'],
  ['text', 'bg.alternate'],
  ['text', 'bg.raised'],
  ['text.muted', 'bg'],
  ['text.muted', 'bg.alternate'],
  ['text.muted', 'bg.raised'],
  ['text.heading', 'bg'],
  ['text.heading', 'bg.alternate'],
  ['text.heading', 'bg.raised'],
  ['text', 'bg.accentSoft'],
  ['text.heading', 'bg.accentSoft'],
  ['text.price', 'bg'],
  ['text.price', 'bg.alternate'],
  ['text.price', 'bg.raised'],
  ['text.error', 'bg'],
  ['text.error', 'bg.alternate'],
  ['text.error', 'bg.raised'],
  ['text.success', 'bg'],
  ['text.success', 'bg.alternate'],
  ['text.onBrand', 'bg.brand'],
  ['text.onBrand', 'bg.brandDeep'],
  ['text.onBrandAccent', 'bg.brand'],
  ['text.onBrandAccent', 'bg.brandDeep'],
  ['text.onAccent', 'bg.accent'],
  ['text.onAccent', 'bg.accentSoft'],
  ['text.onSuccess', 'bg.success'],
  ['text.onBrand', 'bg.emergency'],
] as const;

/** Pairs of semantic tokens that draw a control or the ring of focus against a background. */
export const controlPairs = [
  ['edge.control', 'bg'],
  ['edge.control', 'bg.alternate'],
  ['edge.control', 'bg.raised'],
  ['edge.onBrand', 'bg.brand'],
  ['edge.error', 'bg'],
  ['edge.success', 'bg'],
  ['bg.accent', 'bg.brand'],
  ['bg.success', 'bg'],
  ['bg.emergency', 'bg.raised'],
  ['bg.success', 'bg.alternate'],
  ['focus', 'bg'],
  ['focus', 'bg.alternate'],
  ['focus', 'bg.raised'],
  ['focus.onBrand', 'bg.brand'],
] as const;
