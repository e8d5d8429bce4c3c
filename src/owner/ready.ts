/** `npm run ready`: reports what the owner must still supply or decide; exit status 1 while something essential is missing. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { confirmations } from '../office/confirmations.ts';
import { licence } from '../office/licence.ts';
import { passportCharge } from '../office/passport-charge.ts';
import { people } from '../office/people.ts';
import { premises } from '../office/premises.ts';
import { social } from '../office/social.ts';
import type { Environment } from '../office/settings.ts';
import { readEnvironment } from '../setup/environment.ts';
import type { Resources } from '../i18n/resources.ts';
import { defaultLanguage } from '../i18n/languages.ts';
import { datedFacts } from './dated-facts.ts';
import { readinessItems, reportOn, type ReadinessItem } from './readiness.ts';

const office = { licence, passportCharge, social, premises, people };

/** Open points of the site in a folder, as the settings and locale files stand now. */
export async function readinessOf(root: string, environment: Environment): Promise<ReadinessItem[]> {
  const folder = join(root, 'locales', defaultLanguage);
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  const copy = Object.fromEntries(files.map((file) => [basename(file, '.json'), JSON.parse(readFileSync(join(folder, file), 'utf8'))])) as Resources;
  return readinessItems({ environment, office, confirmations, copy, facts: await datedFacts(), today: new Date() });
}

async function report(root: string): Promise<void> {
  const points = await readinessOf(root, readEnvironment(root));
  console.log(reportOn(points));
  if (points.some((point) => point.isEssential)) process.exitCode = 1;
}

if (import.meta.main) {
  await report(resolve(import.meta.dirname, '../..')).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
