/** Which language a visitor prefers: the one chosen in the switcher, else the browser's. */
import LanguageDetector from 'i18next-browser-languagedetector';
import { isLanguage, type Language } from './languages.ts';

const storage = ['localStorage'];

const detector = new LanguageDetector(
  // Asked for all that it found, the detector leaves the choice among the site's languages to us.
  { languageUtils: { getBestMatchFromCodes: true } },
  {
    order: [...storage, 'navigator'],
    lookupLocalStorage: 'language',
    caches: storage,
    convertDetectedLanguage: (code: string) => code.split('-', 1)[0] ?? code,
  },
);

/** The first language of the site among those the visitor chose or reads; undefined when there is none. */
export function preferredLanguage(): Language | undefined {
  const detected = detector.detect() ?? [];
  return [detected].flat().find(isLanguage);
}

/** Keeps a choice for later visits; where storage is denied it is forgotten. */
export function rememberLanguage(language: Language): void {
  detector.cacheUserLanguage(language, storage);
}
