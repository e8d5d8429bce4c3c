/** Runs on the front door before anything is painted: takes a visitor from outside to their language. */
import LanguageDetector from 'i18next-browser-languagedetector';
import { languageEntry, withoutRegion } from '../../i18n/language-preference.ts';
import { defaultLanguage, isLanguage, languages } from '../../i18n/languages.ts';

const detector = new LanguageDetector(
  // Asked for all that it found, the detector leaves the choice among the site's languages to us.
  { languageUtils: { getBestMatchFromCodes: true } },
  {
    order: ['localStorage', 'navigator'],
    lookupLocalStorage: languageEntry,
    caches: [],
    convertDetectedLanguage: withoutRegion,
  },
);

// A visitor who comes from a page of this site has chosen English there, even where no choice can be stored.
const isFromOutside = !document.referrer.startsWith(`${location.origin}/`);
const preferred = [detector.detect() ?? []].flat().find(isLanguage);
if (isFromOutside && preferred && preferred !== defaultLanguage) {
  location.replace(languages[preferred].prefix + location.search + location.hash);
}
