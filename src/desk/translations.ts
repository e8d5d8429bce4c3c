/** Whether translations still fit their English, noted in the file of the translation, where the check reads it. */
import { defaultLanguage, languages, type Language } from '../i18n/languages.ts';
import { notedByDesk } from '../locale-tools/data-keys.ts';
import { textsByKey, translations } from '../locale-tools/locale-values.ts';
import { madeFrom } from '../locale-tools/translation-memory.ts';
import type { Group } from './as-written.ts';
import { inEach, placeOf } from './read-labels.ts';
import type { Texts } from './remarks.ts';

/** A text whose English or translation has changed. */
interface Change {
  language: Language;
  key: string;
  english: string;
  translation: string;
  isRevised: boolean;
}

/** What a save changes, translation by translation. */
export function changesBetween(former: Texts, written: Texts): Change[] {
  const textsOf = (texts: Texts, language: string) => textsByKey(JSON.parse(texts[language] ?? '{}'));
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
  inEach((told) => `${languages[language].endonym}, ${placeOf(key.split('.'), told)}: “${translation}”`);

/** The words of a translation with notes of what these texts were made from. */
export function noted(values: Group, changes: readonly Change[]): Group {
  if (changes.length === 0) return values;
  const rows = changes.map(({ key, english, translation }) => `${key} ${madeFrom(english, translation)}`);
  const old = (values[notedByDesk] ?? []) as string[];
  const kept = old.filter((row) => !changes.some(({ key }) => row.startsWith(`${key} `)));
  return { ...values, [notedByDesk]: [...kept, ...rows] };
}
