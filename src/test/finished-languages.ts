/** Languages whose words are all there, of which tests of the words speak; one that is still being translated has none to test yet. */
import { defaultLanguage, languageCodes, languages, type Language } from '../i18n/languages.ts';
import { readLocales } from '../locale-tools/locale-files.ts';
import { textsByKey, valuesOf } from '../locale-tools/locale-values.ts';
import { testedProject } from './tested-project.ts';

const locales = readLocales(testedProject, languages, defaultLanguage);
const english = valuesOf(locales, defaultLanguage);

/** A text or two may be missing for a moment in a finished language, which its tests then say. */
const few = 20;

function isFinished(language: Language): boolean {
  const words = valuesOf(locales, language);
  const lacking = Object.entries(english).flatMap(([file, texts]) => {
    const own = textsByKey(words[file] ?? {});
    return [...textsByKey(texts).keys()].filter((key) => !own.get(key));
  });
  return lacking.length <= few;
}

export const finishedLanguages = languageCodes.filter(isFinished);
