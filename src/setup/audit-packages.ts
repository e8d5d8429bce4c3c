/** `npm run audit:packages`: asks the registry for known weaknesses of the packages that ship, and says plainly when it does not answer. */
import { spawnSync } from 'node:child_process';
import { verdictOf } from './audit-verdict.ts';
import { commandOptions } from './command-options.ts';

commandOptions('npm run audit:packages', {});

const { stdout, stderr } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8' });
const { isClean, text } = verdictOf(stdout || stderr);
console.log(text);
process.exit(isClean === false ? 1 : 0);
