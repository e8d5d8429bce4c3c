/** Which language a visitor prefers: the one chosen in the switcher, else the browser's. */
import LanguageDetector from 'i18next-browser-languagedetector';

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

/** Languages that the visitor chose or reads, most preferred first, as two-letter codes; not all are the site's. */
export function preferredLanguages(): string[] {
  return [detector.detect() ?? []].flat();
}

/** Keeps a choice for later visits; where storage is denied it is forgotten. */
export function rememberLanguage(language: string): void {
  detector.cacheUserLanguage(language, storage);
}
