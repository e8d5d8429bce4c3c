/** Has every language be called by its own name: the CMS asks the browser for names in English, the language of its own words. */
import { isLanguage, languages } from '../../i18n/languages.ts';

const names = Intl.DisplayNames.prototype;
const { of } = names;

names.of = function ofItself(code) {
  return isLanguage(code) ? languages[code].endonym : of.call(this, code);
};
