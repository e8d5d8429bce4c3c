/** Whether translations still fit their English, noted in the file of the translation, where the check reads it. */
import { defaultLanguage, type Language } from '../i18n/languages.ts';
import { notedByDesk } from '../locale-tools/data-keys.ts';
import { textsByKey, translations } from '../locale-tools/locale-values.ts';
import { madeFrom } from '../locale-tools/translation-memory.ts';
import type { Group } from './as-written.ts';
import { remarkAt } from './read-labels.ts';
import type { Files } from './saved-files.ts';

/** A text whose English or translation has changed. */
interface Change {
  language: Language;
  key: string;
  english: string;
  translation: string;
  isRevised: boolean;
}

/** What a save changes in the words of a name, translation by translation. */
export function changesBetween(name: string, former: Files, written: Files): Change[] {
  const textsOf = (files: Files, language: string) =>
    textsByKey(JSON.parse(files.get(`locales/${language}/${name}.json`) ?? '{}'));
  const before = textsOf(former, defaultLanguage);
  return translations.flatMap((language) => {
    const [old, revised] = [textsOf(former, language), textsOf(written, language)];
    return [...textsOf(written, defaultLanguage)].flatMap(([key, english]) => {
      const translation = revised.get(key);
      const isRevised = translation !== old.get(key);
      return translation && (isRevised || english !== before.get(key))
        ? [{ language, key, english, translation, isRevised }]
        : [];
    });
  });
}

/** A translation that was left as it was, in the words of each reader. */
export const remarkOn = ({ language, key, translation }: Change) =>
  remarkAt(key.split('.'), () => `“${translation}”`, language);

/** The words of a translation with notes of what these texts were made from. */
export function noted(values: Group, changes: readonly Change[]): Group {
  if (changes.length === 0) return values;
  const rows = changes.map(({ key, english, translation }) => `${key} ${madeFrom(english, translation)}`);
  const old = (values[notedByDesk] ?? []) as string[];
  const kept = old.filter((row) => !changes.some(({ key }) => row.startsWith(`${key} `)));
  return { ...values, [notedByDesk]: [...kept, ...rows] };
}
