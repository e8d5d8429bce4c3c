/** What is open in a project as its settings, facts and locale files stand now. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Environment } from '../office/settings.ts';
import type { Resources } from '../i18n/resources.ts';
import { defaultLanguage, languageCodes, languages } from '../i18n/languages.ts';
import { readLocales } from '../locale-tools/locale-files.ts';
import { statusOf } from '../locale-tools/sync/translation-status.ts';
import { readMemory } from '../locale-tools/translation-memory.ts';
import { readFacts } from '../setup/read-facts.ts';
import { readClaims } from './due-claims.ts';
import { readinessItems, type OpenWords } from './readiness.ts';
import type { ReadinessItem } from './readiness-item.ts';

/** What is open in the words of each language that is translated into. */
function openWordsIn(root: string): OpenWords[] {
  const locales = readLocales(root, languages, defaultLanguage);
  return languageCodes
    .filter((language) => language !== defaultLanguage)
    .map((language) => {
      const texts = statusOf(locales, language, readMemory(root, language));
      const changed = texts.filter(({ state }) => state === 'changed').map(({ file, key }) => `${file}:${key}`);
      return { language, changed };
    });
}

/** Open points of the site in a folder, as the settings and locale files stand now. */
export function readinessOf(root: string, environment: Environment, facts = readFacts(root)): ReadinessItem[] {
  const folder = join(root, 'locales', defaultLanguage);
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  const copy = Object.fromEntries(
    files.map((file) => [basename(file, '.json'), JSON.parse(readFileSync(join(folder, file), 'utf8'))]),
  ) as Resources;
  return readinessItems({
    environment,
    facts,
    copy,
    claims: readClaims(),
    words: openWordsIn(root),
    sheet: readFileSync(join(root, 'src/office/counter-sheet.md'), 'utf8'),
    today: new Date(),
  });
}
