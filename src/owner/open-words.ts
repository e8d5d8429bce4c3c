/** What is open in the words: English that changed after its translation, and what no native has read yet. */
import { languages, type Language } from '../i18n/languages.ts';
import type { ReadinessItem } from './readiness-item.ts';

export interface OpenWords {
  language: Language;
  /** Texts, as `file:key`, whose English has changed since they were translated. */
  changed: readonly string[];
  /** Locale files in which no native has read some text as it stands. */
  unread: readonly string[];
}

/** Essential, because readers of the language would be told what no longer holds. */
export function changedItems(words: readonly OpenWords[]): ReadinessItem[] {
  return words
    .filter(({ changed }) => changed.length > 0)
    .map(({ language, changed }) => ({
      isEssential: true,
      what: `The English has changed since it was translated into ${languages[language].endonym}: ${changed.join(', ')}`,
      remedy:
        `Translate it anew; where the translation still fits, say so, as in npm run status -- --fits ${language} ` +
        `${changed[0]}.`,
    }));
}

/** The owner may decide to publish what nobody has read all the same. */
export function unreadItems(words: readonly OpenWords[]): ReadinessItem[] {
  return words
    .filter(({ unread }) => unread.length > 0)
    .map(({ language, unread }) => ({
      isEssential: false,
      what: `No native reader has read all of the words in ${languages[language].endonym}: ${unread.join(', ')}`,
      remedy:
        `npm run status -- --sheet ${language} makes a page to print and read aloud; record what was read, as in npm run status -- --read ${language} ` +
        `${unread[0]}.`,
    }));
}
