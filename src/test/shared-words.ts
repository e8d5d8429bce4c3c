/** Words that answers are made of, by language. */
import enCalculators from '../../locales/en/calculators.json' with { type: 'json' };
import enCommon from '../../locales/en/common.json' with { type: 'json' };
import guCalculators from '../../locales/gu/calculators.json' with { type: 'json' };
import guCommon from '../../locales/gu/common.json' with { type: 'json' };
import hiCalculators from '../../locales/hi/calculators.json' with { type: 'json' };
import hiCommon from '../../locales/hi/common.json' with { type: 'json' };
import type { Language } from '../i18n/languages.ts';

export const common = { en: enCommon, gu: guCommon, hi: hiCommon };

export const calculators = { en: enCalculators, gu: guCalculators, hi: hiCalculators };

/** 14, 3, 2027 → 14 March 2027 in a language. */
export function dateIn(language: Language, day: number, month: number, year: number): string {
  return `${day} ${common[language].months[month - 1]} ${year}`;
}
