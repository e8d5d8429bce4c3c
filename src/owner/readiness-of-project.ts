/** What is open in a project as its settings, facts and locale files stand now. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '../office/schema/settings.ts';
import type { Resources } from '../i18n/resources.ts';
import type { Facts } from '../office/schema/fact-schema.ts';
import { defaultLanguage } from '../i18n/languages.ts';
import { readLocales, type LocaleFiles } from '../locale-tools/locale-files.ts';
import { translations } from '../locale-tools/locale-values.ts';
import { statusOf } from '../locale-tools/translation-status.ts';
import { readOffice } from '../setup/read-office.ts';
import { readClaims } from '../facts/due-claims.ts';
import { readinessItems, type Evidence } from './readiness.ts';
import type { ReadinessItem } from './readiness-item.ts';

/** What is open in the words of each language that is translated into. */
function openWordsIn(locales: LocaleFiles) {
  return translations.map((language) => {
    const texts = statusOf(locales, language);
    const changed = texts.filter(({ state }) => state === 'changed').map(({ file, key }) => `${file}:${key}`);
    return { language, changed };
  });
}

/** What no form changes of all that the answer is worked out from. */
type StandingEvidence = Pick<Evidence, 'settings' | 'claims' | 'mayHaveChanged' | 'sheet'>;

export const standingEvidence = (root: string, settings: Settings): StandingEvidence => ({
  settings,
  claims: readClaims(),
  mayHaveChanged: JSON.parse(readFileSync(join(root, 'src/facts/may-have-changed.json'), 'utf8')),
  sheet: readFileSync(join(root, 'src/office/counter-sheet.md'), 'utf8'),
});

/** Open points of words and facts, in order of importance. */
export function openPoints(locales: LocaleFiles, facts: Facts, standing: StandingEvidence): ReadinessItem[] {
  const english = locales.files.filter(({ language }) => language === defaultLanguage);
  return readinessItems({
    ...standing,
    facts,
    copy: Object.fromEntries(english.map(({ name, text }) => [name, JSON.parse(text)])) as Resources,
    words: openWordsIn(locales),
    today: new Date(),
  });
}

/** Open points of the site in a folder, as the settings and locale files stand now. */
export const readinessOf = (root: string, settings: Settings, facts = readOffice(root)): ReadinessItem[] =>
  openPoints(readLocales(root), facts, standingEvidence(root, settings));
