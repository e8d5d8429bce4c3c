/** Languages whose words are all there, of which tests of the words speak; one that is still being translated has none to test yet. */
import { defaultLanguage, languageCodes, languages } from '../i18n/languages.ts';
import { findingsIn } from '../locale-tools/lint/findings.ts';
import { unfinishedLanguages } from '../locale-tools/lint/unfinished.ts';
import { readLocales } from '../locale-tools/locale-files.ts';

const locales = readLocales('.', languages, defaultLanguage);
const unfinished = unfinishedLanguages(findingsIn(locales));

export const finishedLanguages = languageCodes.filter((language) => !unfinished.has(language) && !locales.missingFolders.includes(language));
