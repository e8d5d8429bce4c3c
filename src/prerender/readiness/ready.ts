/** `npm run ready`: reports what the owner must still supply or decide; exit status 1 while something essential is missing. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { confirmations } from '../../business/confirmations.ts';
import { settingFaults, type Environment } from '../../business/settings.ts';
import { readEnvironment } from '../../hosting/environment.ts';
import type { Copy } from '../../i18n/copy.ts';
import { defaultLanguage } from '../../i18n/languages.ts';
import { placedFactSources } from './fact-rows.ts';
import { openPoints, reportOn, type OpenPoint } from './readiness.ts';

/** Open points of the site in a folder, as the settings and locale files stand now. */
export async function openPointsOf(root: string, environment: Environment): Promise<OpenPoint[]> {
  const folder = join(root, 'locales', defaultLanguage);
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  const copy = Object.fromEntries(files.map((file) => [basename(file, '.json'), JSON.parse(readFileSync(join(folder, file), 'utf8'))])) as Copy;
  return openPoints({ environment, confirmations, copy, facts: await placedFactSources(), today: new Date() });
}

if (import.meta.main) {
  const root = resolve(import.meta.dirname, '../../..');
  const environment = readEnvironment(root);
  const faults = settingFaults(environment);
  const points = await openPointsOf(root, environment);
  console.log([...faults, reportOn(points)].join('\n'));
  if (faults.length > 0 || points.some((point) => point.isEssential)) process.exitCode = 1;
}
