/**
 * What each colour is for. What is set or drawn on what, and how it must stand out, is the table contrast.cases.tsv.
 */

const colour = (name: string) => ({ value: `{colors.${name}}` });

export const semanticTokens = {
  colors: {
    text: {
      DEFAULT: colour('ink'),
      muted: colour('muted'),
      heading: colour('indigo'),
      price: colour('indigo'),
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
};
