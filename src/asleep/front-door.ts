/** Runs on the front door before anything is painted: takes a visitor from outside to their language. */
import { preferredLanguages } from '../i18n/language-preference.ts';
import { defaultLanguage, isLanguage, languages } from '../i18n/languages.ts';

// A visitor who comes from a page of this site has chosen English there, even where no choice can be stored.
const isFromOutside = !document.referrer.startsWith(`${location.origin}/`);
const preferred = preferredLanguages().find(isLanguage);
if (isFromOutside && preferred && preferred !== defaultLanguage) {
  location.replace(languages[preferred].prefix + location.search + location.hash);
}
