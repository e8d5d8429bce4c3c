/** Words of a language as pages have them, for unit tests of what is made from words. */
import type { i18n } from 'i18next';
import figures from '../facts/figures.json' with { type: 'json' };
import { createI18n } from '../i18n/create-i18n.ts';
import { FormatjsNumberFormat } from '../i18n/formatjs-number-format.ts';
import type { Language } from '../i18n/languages.ts';
import { loadResources } from '../i18n/load-resources.ts';
import type { Namespace } from '../i18n/resources.ts';

export async function testI18n(language: Language, files: readonly Namespace[]): Promise<i18n> {
  const [loaded, english] = await Promise.all([loadResources(language, files), loadResources('en', files)]);
  return createI18n({ language, loaded, others: { en: english }, figures, NumberFormat: FormatjsNumberFormat });
}
