/** Part of `npm run check`: what is wrong in the owner's settings, facts and photographs. */
import { resolve } from 'node:path';
import { runCommand } from '../../setup/command-options.ts';
import { readEnvironment } from '../../setup/environment.ts';
import { refuseFaultyPhotographs } from './made-photographs.ts';

const root = resolve(import.meta.dirname, '../../..');

for (const judge of [readEnvironment, refuseFaultyPhotographs]) await runCommand(() => judge(root));
