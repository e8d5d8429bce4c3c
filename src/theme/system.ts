/** The design system of whole pages. */
import { config } from './config.ts';
import { createQuickSystem } from './create-quick-system.ts';
import { printCss } from './print-css.ts';
import { weaveCss } from './weave-css.ts';

export const system = createQuickSystem(config, { globalCss: { ...weaveCss, ...printCss } });
