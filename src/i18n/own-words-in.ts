/** Words of the office's own, which need be said in one language alone. */
import { languageCodes, type Language } from './languages.ts';

export type Said = Readonly<Record<string, string>>;

/** What a page says of them; where that is in another language than its own, in which, and how the page calls it. */
export function ownWordsIn(language: Language, said: Said) {
  const lang = [language, ...languageCodes].find((code) => said[code]) ?? language;
  const words = said[lang] ?? '';
  return lang === language
    ? { words }
    : { words, lang, name: new Intl.DisplayNames(language, { type: 'language' }).of(lang) };
}
