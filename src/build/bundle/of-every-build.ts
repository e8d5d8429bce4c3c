import type { InlineConfig } from 'vite';
import { root } from '../../setup/project-root.ts';

/** What all calls of Vite have in common; Node reads the TypeScript of the settings itself, where Vite would bundle them anew for each. */
export const ofEveryBuild = { root, logLevel: 'warn', configLoader: 'native' } satisfies InlineConfig;
