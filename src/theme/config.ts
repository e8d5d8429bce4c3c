/** Our own tokens and rules for Chakra's engine, nothing of its default look. */
import { defineConfig } from '@chakra-ui/react';
import { breakpoints } from './breakpoints.ts';
import { globalCss } from './global-css.ts';
import { layerStyles } from './layer-styles.ts';
import { semanticTokens } from './semantic-tokens.ts';
import { textStyles } from './text-styles.ts';
import { tokens } from './tokens.ts';

export const config = defineConfig({
  preflight: true,
  /** Engines that predate cascade layers would drop every rule inside one. */
  disableLayers: true,
  cssVarsPrefix: 'office',
  cssVarsRoot: ':root',
  globalCss,
  /** Chakra's own asks by :is(), which older engines know by two other names only. */
  conditions: { hover: ['@media (hover: hover)', '&:hover:not(:disabled)'] },
  theme: {
    breakpoints,
    tokens,
    semanticTokens,
    textStyles,
    layerStyles,
    keyframes: {
      arrive: { from: { opacity: '0', transform: 'translateY(10px)' } },
      weave: { from: { clipPath: 'inset(0 100% 0 0)' } },
      strip: { to: { transform: 'translateX(-50%)' } },
    },
  },
});
