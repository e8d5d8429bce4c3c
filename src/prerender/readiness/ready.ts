/** `npm run ready`: reports what the owner must still supply or decide; exit status 1 while something essential is missing. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { confirmations } from '../../business/confirmations.ts';
import type { Environment } from '../../business/settings.ts';
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

async function report(root: string): Promise<void> {
  const points = await openPointsOf(root, readEnvironment(root));
  console.log(reportOn(points));
  if (points.some((point) => point.isEssential)) process.exitCode = 1;
}

if (import.meta.main) {
  await report(resolve(import.meta.dirname, '../../..')).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
