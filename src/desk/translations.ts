/** Whether translations still fit their English, noted in the file of the translation, where the check reads it. */
import type { Language } from '../i18n/languages.ts';
import { isTyped, notedByDesk } from '../locale-tools/data-keys.ts';
import { textsByKey } from '../locale-tools/locale-values.ts';
import { madeFrom } from '../locale-tools/translation-memory.ts';
import { statusOf, type TextStatus } from '../locale-tools/translation-status.ts';
import type { Message } from '../messages/format-message.ts';
import type { Group } from './merged.ts';
import { remarkAt } from './read-labels.ts';
import { localesIn } from './remarks.ts';
import type { Files } from './saved-files.ts';

const textsIn = (language: Language, name: string, files: Files) =>
  statusOf(localesIn(files), language).filter(({ file }) => file === name);

const isOutdated = ({ state }: TextStatus) => state === 'changed';

/** Texts of a translation that were made from other English, in the words of each reader. */
export const outdatedIn = (language: Language, name: string, files: Files): Message[] =>
  textsIn(language, name, files)
    .filter(isOutdated)
    .map(({ key, translation }) => remarkAt([name, ...key.split('.')], () => `“${translation}”`, language));

/**
 * The words of a translation with notes of what those were made from that are revised; `fit` where those fit that were
 * made from other English.
 */
export function noted(language: Language, name: string, former: Files, written: Files, fit: boolean): Group {
  const wordsIn = (files: Files) => JSON.parse(files.get(`locales/${language}/${name}.json`) ?? '{}');
  const [old, words] = [textsByKey(wordsIn(former)), wordsIn(written)];
  const fitting = textsIn(language, name, written).filter(
    (text) => text.translation && (text.translation !== old.get(text.key) || (fit && isOutdated(text))),
  );
  // What people type is no translation.
  if (fitting.length === 0 || isTyped(name)) return words;
  const rows = fitting.map(({ key, english, translation }) => `${key} ${madeFrom(english, translation)}`);
  const earlier: string[] = words[notedByDesk] ?? [];
  const kept = earlier.filter((row) => !fitting.some(({ key }) => row.startsWith(`${key} `)));
  return { ...words, [notedByDesk]: [...kept, ...rows] };
}
