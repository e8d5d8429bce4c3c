/** What is open in a project as its settings, facts and locale files stand now. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { confirmations } from '../office/confirmations.ts';
import { holidays } from '../office/hours.ts';
import { contact } from '../office/contact.ts';
import { insurers } from '../office/insurers.ts';
import { licence } from '../office/licence.ts';
import { passportCharge } from '../office/passport-charge.ts';
import { notices } from '../office/notices.ts';
import { people } from '../office/people.ts';
import { premises } from '../office/premises.ts';
import { social } from '../office/social.ts';
import type { Environment } from '../office/settings.ts';
import type { Resources } from '../i18n/resources.ts';
import { defaultLanguage, languageCodes, languages } from '../i18n/languages.ts';
import { readLocales } from '../locale-tools/locale-files.ts';
import { statusOf, unreadFiles } from '../locale-tools/sync/translation-status.ts';
import { readMemory } from '../locale-tools/translation-memory.ts';
import { readClaims } from './due-claims.ts';
import { readinessItems } from './readiness.ts';
import type { OpenWords } from './open-words.ts';
import type { ReadinessItem } from './readiness-item.ts';

const office = { contact, insurers, licence, passportCharge, social, premises, people, holidays, notices };

/** What is open in the words of each language that is translated into. */
function openWordsIn(root: string): OpenWords[] {
  const locales = readLocales(root, languages, defaultLanguage);
  return languageCodes
    .filter((language) => language !== defaultLanguage)
    .map((language) => {
      const texts = statusOf(locales, language, readMemory(root, language));
      const changed = texts.filter(({ state }) => state === 'changed').map(({ file, key }) => `${file}:${key}`);
      return { language, changed, unread: unreadFiles(texts) };
    });
}

/** Open points of the site in a folder, as the settings and locale files stand now. */
export async function readinessOf(root: string, environment: Environment): Promise<ReadinessItem[]> {
  const folder = join(root, 'locales', defaultLanguage);
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  const copy = Object.fromEntries(
    files.map((file) => [basename(file, '.json'), JSON.parse(readFileSync(join(folder, file), 'utf8'))]),
  ) as Resources;
  return readinessItems({
    environment,
    office,
    confirmations,
    copy,
    claims: readClaims(),
    words: openWordsIn(root),
    today: new Date(),
  });
}
