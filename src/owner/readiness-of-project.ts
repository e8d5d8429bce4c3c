/** What is open in a project as its settings, facts and locale files stand now. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '../office/schema/settings.ts';
import type { Resources } from '../i18n/resources.ts';
import { defaultLanguage } from '../i18n/languages.ts';
import { readLocales, type LocaleFiles } from '../locale-tools/locale-files.ts';
import { translations } from '../locale-tools/locale-values.ts';
import { statusOf } from '../locale-tools/translation-status.ts';
import { readFacts } from '../setup/read-facts.ts';
import { readClaims } from '../facts/due-claims.ts';
import { readinessItems } from './readiness.ts';
import type { ReadinessItem } from './readiness-item.ts';

/** What is open in the words of each language that is translated into. */
function openWordsIn(locales: LocaleFiles) {
  return translations.map((language) => {
    const texts = statusOf(locales, language);
    const changed = texts.filter(({ state }) => state === 'changed').map(({ file, key }) => `${file}:${key}`);
    return { language, changed };
  });
}

/** Open points of the site in a folder, as the settings and locale files stand now. */
export function readinessOf(root: string, settings: Settings, facts = readFacts(root)): ReadinessItem[] {
  const locales = readLocales(root);
  const english = locales.files.filter(({ language }) => language === defaultLanguage);
  return readinessItems({
    settings,
    facts,
    copy: Object.fromEntries(english.map(({ name, text }) => [name, JSON.parse(text)])) as Resources,
    claims: readClaims(),
    mayHaveChanged: JSON.parse(readFileSync(join(root, 'src/facts/may-have-changed.json'), 'utf8')),
    words: openWordsIn(locales),
    sheet: readFileSync(join(root, 'src/office/counter-sheet.md'), 'utf8'),
    today: new Date(),
  });
}
