/** Part of `npm run check`: what is wrong in the owner's settings, facts, photographs and logo. */
import { readSettings } from '../office/schema/settings.ts';
import { runCommand } from '../setup/command-options.ts';
import { readClaims } from '../facts/due-claims.ts';
import { madeLogo } from './pictures/made-logo.ts';
import { refuseFaultyPhotographs } from './pictures/made-photographs.ts';
import { root } from '../setup/project-root.ts';

for (const judge of [readSettings, refuseFaultyPhotographs, madeLogo, readClaims]) await runCommand(() => judge(root));
