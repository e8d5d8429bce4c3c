/** The editor's own words; they are no words of the site, so they do not stand in `locales`. */
import type { Language } from '../../../i18n/languages.ts';
import texts from './interface-texts.json' with { type: 'json' };

const translations: Partial<Record<Language, typeof texts.en>> = texts;

/** Words in the language of the page; English where nobody has given any. */
export const wordsIn = (language: Language) => translations[language] ?? texts.en;
