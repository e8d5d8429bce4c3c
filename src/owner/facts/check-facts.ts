/** Part of `npm run check`: what is wrong in the owner's settings, facts, photographs and logos. */
import { readSettings } from '../../office/schema/settings.ts';
import { runCommand } from '../../setup/command-options.ts';
import { readFacts } from '../../setup/read-facts.ts';
import { readClaims } from '../../facts/due-claims.ts';
import { madeLogo } from './made-logo.ts';
import { refuseFaultyPhotographs } from './made-photographs.ts';
import { unshownLogos } from './unshown-logos.ts';
import { root } from '../../setup/project-root.ts';

const judgeLogos = () => {
  const unshown = unshownLogos(root, readFacts(root).insurers.insurers);
  if (unshown.length > 0) throw new Error(unshown.join('\n'));
};

for (const judge of [readSettings, refuseFaultyPhotographs, madeLogo, judgeLogos, readClaims])
  await runCommand(() => judge(root));
