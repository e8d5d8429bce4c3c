/** Part of `npm run check`: what is wrong in the owner's settings, facts, photographs and logos. */
import { readSettings } from '../../office/schema/settings.ts';
import { runCommand } from '../../setup/command-options.ts';
import { readFacts } from '../../setup/read-facts.ts';
import { lostPlaces } from '../../locale-tools/lint/lost-places.ts';
import { readClaims } from '../../facts/due-claims.ts';
import { madeLogo } from './made-logo.ts';
import { refuseFaultyPhotographs } from './made-photographs.ts';
import { unshownLogos } from './unshown-logos.ts';
import { root } from '../../setup/project-root.ts';

/** Where all is listed that is wrong. */
const listed = (faults: readonly string[]) => {
  if (faults.length > 0) throw new Error(faults.join('\n'));
};
const judgeLogos = () => listed(unshownLogos(root, readFacts(root).insurers.insurers));
const judgeQuestions = () => listed(lostPlaces(root));

for (const judge of [readSettings, refuseFaultyPhotographs, madeLogo, judgeLogos, readClaims, judgeQuestions])
  await runCommand(() => judge(root));
