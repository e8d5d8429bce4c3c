/** What is open in a project as its settings, facts and locale files stand now. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { confirmations } from '../office/confirmations.ts';
import { holidays } from '../office/hours.ts';
import { licence } from '../office/licence.ts';
import { passportCharge } from '../office/passport-charge.ts';
import { people } from '../office/people.ts';
import { premises } from '../office/premises.ts';
import { social } from '../office/social.ts';
import type { Environment } from '../office/settings.ts';
import type { Resources } from '../i18n/resources.ts';
import { defaultLanguage, languageCodes, languages, type Language } from '../i18n/languages.ts';
import { readLocales } from '../locale-tools/locale-files.ts';
import { countsOf, statusOf } from '../locale-tools/sync/translation-status.ts';
import { readMemory } from '../locale-tools/translation-memory.ts';
import { datedFacts } from './dated-facts.ts';
import { readinessItems } from './readiness.ts';
import type { ReadinessItem } from './readiness-item.ts';

const office = { licence, passportCharge, social, premises, people, holidays };

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
