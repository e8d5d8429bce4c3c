/** The design system where a page stands already: rules for the whole page that came a second time would win over those of classes. */
import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { config } from './config.ts';

export const regionSystem = { ...createSystem(defaultBaseConfig, { ...config, globalCss: {} }), _global: [] };
