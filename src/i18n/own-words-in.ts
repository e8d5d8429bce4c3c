/** Words of the office's own, which need be said in one language alone. */
import { languageCodes, type Language } from './languages.ts';

export type Texts = Readonly<Record<string, string>>;

/** What a page says of them; where that is in another language than its own, in which, and how the page calls it. */
export function ownWordsIn(language: Language, text: Texts) {
  const lang = [language, ...languageCodes].find((code) => text[code]) ?? language;
  const words = text[lang] ?? '';
  return lang === language
    ? { words }
    : { words, lang, name: new Intl.DisplayNames(language, { type: 'language' }).of(lang) };
}
