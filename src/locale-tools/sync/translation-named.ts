import { defaultLanguage, languageCodes, type Language } from '../../i18n/languages.ts';

/** The languages that are translated into. */
export const translations = languageCodes.filter((code) => code !== defaultLanguage);

/** The language of a code that somebody typed. @throws {Error} with the codes there are, and an example */
export function translationNamed(code: string, example: string): Language {
  const language = translations.find((each) => each === code);
  if (language) return language;
  throw new Error(
    `“${code}” is no language that is translated into. Write one of ${translations.join(', ')}, as in ${example}.`,
  );
}
