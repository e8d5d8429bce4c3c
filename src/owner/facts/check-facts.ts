/** Part of `npm run check`: what is wrong in the owner's settings, facts and photographs. */
import { resolve } from 'node:path';
import { runCommand } from '../../setup/command-options.ts';
import { readEnvironment } from '../../setup/environment.ts';
import { factFaults, refuseFaultyFacts } from '../../setup/fact-file.ts';

const root = resolve(import.meta.dirname, '../../..');

async function refuseFaultyPictures(): Promise<void> {
  if (factFaults(root).length > 0) return;
  const { refuseFaultyPhotographs } = await import('./made-photographs.ts');
  await refuseFaultyPhotographs(root);
}

for (const judge of [readEnvironment, refuseFaultyFacts, refuseFaultyPictures]) await runCommand(() => judge(root));
