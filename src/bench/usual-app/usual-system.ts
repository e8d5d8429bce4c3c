/** In the place of src/theme/system.ts: Chakra's default system, with the look of this site put over it. */
import { createSystem, defaultConfig } from '@chakra-ui/react';
import { languageCodes } from '../../i18n/languages.ts';
import { config } from '../../theme/config.ts';
import { headingFace } from '../../theme/heading-family.ts';
import { printCss } from '../../theme/print-css.ts';
import { weaveCss } from '../../theme/weave-css.ts';

const families = languageCodes.map((language) => `"${headingFace(language)}"`);
const fonts = { heading: { value: [...families, 'system-ui', 'sans-serif'].join(', ') } };

export const system = createSystem(defaultConfig, config, { globalCss: { ...weaveCss, ...printCss }, theme: { tokens: { fonts } } });
