/** Part of `npm run check`: what is wrong in the owner's settings and facts, and in the words about its hours. */
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

async function refuseFaultyWords(): Promise<void> {
  if (factFaults(root).length > 0) return;
  // Not before: it runs the files of facts.
  const { refuseContradictedHours } = await import('./hours-in-words.ts');
  refuseContradictedHours(root);
}

for (const judge of [readEnvironment, refuseFaultyFacts, refuseFaultyPictures, refuseFaultyWords])
  await runCommand(() => judge(root));
