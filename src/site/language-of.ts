import { defaultLanguage, isLanguage, type Language } from '../i18n/languages.ts';

/** Language of an address; whatever has no known prefix is English. */
export function languageOf(address: string): Language {
  const first = address.split('/')[1];
  return isLanguage(first) ? first : defaultLanguage;
}
