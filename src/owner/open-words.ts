/** What is open in the words: English that changed after its translation. */
import { languages, type Language } from '../i18n/languages.ts';
import type { ReadinessItem } from './readiness-item.ts';

export interface OpenWords {
  language: Language;
  /** Texts, as `file:key`, whose English has changed since they were translated. */
  changed: readonly string[];
}

/** Essential, because readers of the language would be told what no longer holds. */
export function changedItems(words: readonly OpenWords[]): ReadinessItem[] {
  return words
    .filter(({ changed }) => changed.length > 0)
    .map(({ language, changed }) => ({
      isEssential: true,
      id: 'open-changed-english',
      about: changed.join(', '),
      what: `The English has changed since it was translated into ${languages[language].endonym}: ${changed.join(', ')}`,
      remedy:
        `Translate it anew; where the translation still fits, say so, as in npm run status -- --fits ${language} ` +
        `${changed[0]}.`,
    }));
}
