/** In the place of src/theme/system.ts: Chakra's default system, with the look of this site put over it. */
import { createSystem, defaultConfig } from '@chakra-ui/react';
import { config } from '../../theme/config.ts';
import { printCss } from '../../theme/print-css.ts';
import { weaveCss } from '../../theme/weave-css.ts';

const heading = '"Anek Latin Variable", "Anek Gujarati Variable", "Anek Devanagari Variable", system-ui, sans-serif';

export const system = createSystem(defaultConfig, config, { globalCss: { ...weaveCss, ...printCss }, theme: { tokens: { fonts: { heading: { value: heading } } } } });
