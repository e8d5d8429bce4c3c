/** The design system of whole pages. */
import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { config } from './config.ts';
import { printCss } from './print-css.ts';

export const system = createSystem(defaultBaseConfig, config, { globalCss: printCss });
