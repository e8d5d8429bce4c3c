/**
 * `npm run ready`: reports what the owner must still supply or decide; exit status 1 while something essential is missing.
 * `-- --send` sends a test message through the service that collects messages instead; exit status 1 when visitors' would not arrive.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { confirmations } from '../office/confirmations.ts';
import { licence } from '../office/licence.ts';
import { officeFrom, ownCollector } from '../office/office.ts';
import { passportCharge } from '../office/passport-charge.ts';
import { people } from '../office/people.ts';
import { premises } from '../office/premises.ts';
import { social } from '../office/social.ts';
import type { Environment } from '../office/settings.ts';
import { commandOptions } from '../setup/command-options.ts';
import { readEnvironment } from '../setup/environment.ts';
import { developmentOrigin } from '../site/absolute-address.ts';
import type { Resources } from '../i18n/resources.ts';
import { defaultLanguage, languageCodes, languages, type Language } from '../i18n/languages.ts';
import { readLocales } from '../locale-tools/locale-files.ts';
import { countsOf, statusOf } from '../locale-tools/sync/translation-status.ts';
import { readMemory } from '../locale-tools/translation-memory.ts';
import { datedFacts } from './dated-facts.ts';
import { openPhoneChecks } from './phone-checks.ts';
import { readinessItems, reportOn } from './readiness.ts';
import type { ReadinessItem } from './readiness-item.ts';
import { sendTestMessage } from './test-message.ts';

const office = { licence, passportCharge, social, premises, people };

/** Files in which some text waits for a native reader, by language. */
function unreadIn(root: string): Partial<Record<Language, string[]>> {
  const locales = readLocales(root, languages, defaultLanguage);
  const filesOf = (language: Language) => countsOf(statusOf(locales, language, readMemory(root, language), () => undefined))
    .filter(({ toReview }) => toReview > 0)
    .map(({ file }) => file);
  return Object.fromEntries(languageCodes.filter((language) => language !== defaultLanguage).map((language) => [language, filesOf(language)]));
}

/** Open points of the site in a folder, as the settings and locale files stand now. */
export async function readinessOf(root: string, environment: Environment): Promise<ReadinessItem[]> {
  const folder = join(root, 'locales', defaultLanguage);
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  const copy = Object.fromEntries(files.map((file) => [basename(file, '.json'), JSON.parse(readFileSync(join(folder, file), 'utf8'))])) as Resources;
  return readinessItems({ environment, office, confirmations, copy, facts: await datedFacts(), unread: unreadIn(root), today: new Date() });
}

async function report(root: string): Promise<void> {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const points = [...(await readinessOf(root, readEnvironment(root))), ...openPhoneChecks(readme)];
  console.log(reportOn(points));
  if (points.some((point) => point.isEssential)) process.exitCode = 1;
}

async function send(root: string): Promise<void> {
  const { formEndpoint, siteUrl, email } = officeFrom(readEnvironment(root));
  if (formEndpoint === ownCollector) {
    throw new Error(
      'VITE_FORM_ENDPOINT is unset, so there is nowhere to send a test message: the collector of npm start answers on this machine only, and on a ' +
      'published site every message would fail. README.md, “Where messages arrive”, names services.',
    );
  }
  if (!siteUrl) console.log(`VITE_SITE_URL is unset, so the message is sent as from a page of ${developmentOrigin}.`);
  const { arrives, sentences } = await sendTestMessage({ endpoint: formEndpoint, origin: siteUrl ?? developmentOrigin, email: email.value, today: new Date() });
  console.log(sentences.join('\n'));
  if (!arrives) process.exitCode = 1;
}

if (import.meta.main) {
  const { values } = commandOptions('npm run ready', { options: { send: { type: 'boolean' } } });
  await (values.send ? send : report)(resolve(import.meta.dirname, '../..')).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
