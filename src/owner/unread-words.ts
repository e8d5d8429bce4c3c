/** What no native reader has read yet, by language: which the owner may decide to publish all the same. */
import { languages, type Language } from '../i18n/languages.ts';
import type { ReadinessItem } from './readiness-item.ts';

export function unreadItems(unread: Readonly<Partial<Record<Language, readonly string[]>>>): ReadinessItem[] {
  return Object.entries(unread)
    .filter(([, files]) => files.length > 0)
    .map(([language, files]) => ({
      isEssential: false,
      what: `No native reader has read all of the words in ${languages[language as Language].endonym}: ${files.join(', ')}`,
      remedy: `npm run status -- --sheet ${language} makes a page to print and read aloud; record what was read, as in npm run status -- --read ${language} ` +
        `${files[0]}.`,
    }));
}
