/** What each colour is for. Every pair of text and ground below is held to 7:1 by a test. */
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
    ground: {
      DEFAULT: colour('paper'),
      alternate: colour('sand'),
      raised: colour('white'),
      brand: colour('indigo'),
      brandDeep: colour('indigoDeep'),
      accent: colour('marigold'),
      accentSoft: colour('marigoldSoft'),
      success: colour('leaf'),
    },
    edge: {
      /** Hairline between rows. */
      DEFAULT: colour('thread'),
      /** Edge of a control, 3:1 on every light ground. */
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

/** Pairs of semantic tokens that are set as text on a ground. */
export const textPairs = [
  ['text', 'ground'],
  ['text', 'ground.alternate'],
  ['text', 'ground.raised'],
  ['text.muted', 'ground'],
  ['text.muted', 'ground.alternate'],
  ['text.muted', 'ground.raised'],
  ['text.heading', 'ground'],
  ['text.heading', 'ground.alternate'],
  ['text.heading', 'ground.raised'],
  ['text.heading', 'ground.accentSoft'],
  ['text.price', 'ground'],
  ['text.price', 'ground.alternate'],
  ['text.price', 'ground.raised'],
  ['text.error', 'ground'],
  ['text.error', 'ground.alternate'],
  ['text.error', 'ground.raised'],
  ['text.success', 'ground'],
  ['text.success', 'ground.alternate'],
  ['text.onBrand', 'ground.brand'],
  ['text.onBrand', 'ground.brandDeep'],
  ['text.onBrandAccent', 'ground.brand'],
  ['text.onBrandAccent', 'ground.brandDeep'],
  ['text.onAccent', 'ground.accent'],
  ['text.onAccent', 'ground.accentSoft'],
  ['text.onSuccess', 'ground.success'],
] as const;

/** Pairs of semantic tokens that draw a control or the ring of focus against a ground. */
export const controlPairs = [
  ['edge.control', 'ground'],
  ['edge.control', 'ground.alternate'],
  ['edge.control', 'ground.raised'],
  ['edge.onBrand', 'ground.brand'],
  ['edge.error', 'ground'],
  ['edge.success', 'ground'],
  ['ground.accent', 'ground.brand'],
  ['ground.success', 'ground'],
  ['ground.success', 'ground.alternate'],
  ['focus', 'ground'],
  ['focus', 'ground.alternate'],
  ['focus', 'ground.raised'],
  ['focus.onBrand', 'ground.brand'],
] as const;
