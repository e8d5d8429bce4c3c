/** The design system of whole pages. */
import { config } from './config.ts';
import { createCachedSystem } from './cached-system.ts';
import { printCss } from './print-css.ts';
import { weaveCss } from './weave-css.ts';

export const system = createCachedSystem(config, { globalCss: { ...weaveCss, ...printCss } });
