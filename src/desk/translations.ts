/** Whether translations still fit their English, noted in the file of the translation, where the check reads it. */
import { defaultLanguage, type Language } from '../i18n/languages.ts';
import { notedByDesk } from '../locale-tools/data-keys.ts';
import { refreshed } from '../locale-tools/translation-memory.ts';
import { statusOf } from '../locale-tools/translation-status.ts';
import type { Message } from '../messages/format-message.ts';
import type { Group } from './merged.ts';
import { asBuilt } from './in-browser.ts';
import { remarkAt } from './read-labels.ts';
import { localesIn } from './remarks.ts';
import type { Files } from './saved-files.ts';

/** Texts of a translation that were made from other English, in the words of each reader. */
export const outdatedIn = (language: Language, name: string, files: Files): Message[] =>
  statusOf(localesIn(files), language)
    .filter(({ file, state }) => file === name && state === 'changed')
    .map(({ key, translation }) => remarkAt(key.split('.'), () => `“${translation}”`, language));

/**
 * The words of a translation with notes of what each was made from that the memory does not know; `fit` where those fit
 * that were made from other English.
 */
export function noted(language: Language, name: string, files: Files, fit: boolean): Group {
  const wordsIn = (code: Language) => JSON.parse(files.get(`locales/${code}/${name}.json`) ?? '{}');
  const { [notedByDesk]: _, ...words } = wordsIn(language);
  const memory = fit ? {} : localesIn(files).memory(language);
  const { [name]: made = {} } = refreshed(memory, { [name]: wordsIn(defaultLanguage) }, { [name]: words });
  const known = asBuilt.memories[language]?.[name] ?? {};
  const news = Object.entries(made).filter(([key, texts]) => texts !== known[key]);
  return news.length > 0 ? { ...words, [notedByDesk]: news.map((each) => each.join(' ')) } : words;
}
