/**
 * The design system where a page stands already: rules for the whole page that came a second time would win over those
 * of classes.
 */
import { config } from './config.ts';
import { createCachedSystem } from './cached-system.ts';

export const islandSystem = { ...createCachedSystem({ ...config, globalCss: {} }), _global: [] };
