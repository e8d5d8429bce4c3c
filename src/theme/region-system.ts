/** The design system where a page stands already: rules for the whole page that came a second time would win over those of classes. */
import { config } from './config.ts';
import { createQuickSystem } from './create-quick-system.ts';

export const regionSystem = { ...createQuickSystem({ ...config, globalCss: {} }), _global: [] };
