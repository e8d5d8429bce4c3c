import type { i18n } from 'i18next';
import figures from '../facts/figures.json' with { type: 'json' };
import { createI18n } from './create-i18n.ts';
import type { Language } from './languages.ts';
import { loadEveryCommon, loadEveryFile } from './load-resources.ts';
import type { NumberFormatConstructor } from './rupees.ts';

/** All words of a language, for whole pages. */
export async function everyWord(language: Language, NumberFormat: NumberFormatConstructor): Promise<i18n> {
  const [loaded, others] = await Promise.all([loadEveryFile(language), loadEveryCommon()]);
  return createI18n({ language, loaded, others, figures, NumberFormat });
}
