import type { Script } from './scripts.ts';

/** The list of languages; the README says step by step what one more takes. */
export const languages = {
  en: {
    endonym: 'English',
    tag: 'en-IN',
    prefix: '',
    script: 'Latin',
    headingFont: '@expo-google-fonts/anek-latin',
  },
  gu: {
    endonym: 'ગુજરાતી',
    tag: 'gu',
    prefix: '/gu',
    script: 'Gujarati',
    headingFont: '@expo-google-fonts/anek-gujarati',
  },
  hi: {
    endonym: 'हिन्दी',
    tag: 'hi',
    prefix: '/hi',
    script: 'Devanagari',
    headingFont: '@expo-google-fonts/anek-devanagari',
  },
} as const satisfies Record<string, LanguageEntry>;

/** What one line of the list says. */
interface LanguageEntry {
  /** The language's name in itself, as the switcher shows it. */
  endonym: string;
  /** BCP 47 tag for `<html lang>` and for Intl. */
  tag: string;
  /** What its addresses begin with; empty for the language that stands at the bare paths. */
  prefix: string;
  /** Script of its letters: a row of scripts.ts. */
  script: Script;
  /** Package of its heading face. */
  headingFont: string;
}

export type Language = keyof typeof languages;

export const defaultLanguage: Language = 'en';

export const languageCodes = Object.keys(languages) as Language[];

/** The script of each language by its code. */
export const scriptsOfLanguages = () => Object.fromEntries(languageCodes.map((code) => [code, languages[code].script]));

export function isLanguage(code: string | undefined | null): code is Language {
  return languageCodes.some((each) => each === code);
}
