/** Whether translations still fit their English, noted in the file of the translation, where the check reads it. */
import { defaultLanguage, languages, type Language } from '../i18n/languages.ts';
import { notedByDesk } from '../locale-tools/data-keys.ts';
import { textsByKey, translations } from '../locale-tools/locale-values.ts';
import type { Group } from './as-written.ts';
import { placeOf } from './read-labels.ts';
import { inEach, type Texts } from './remarks.ts';

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

/** As `fingerprint` of the memory makes it, which browsers do in a moment of their own. */
async function fingerprint(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text.normalize('NFC')));
  return [...new Uint8Array(hash, 0, 4)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The words of a translation with notes of what these texts were made from. */
export async function noted(values: Group, changes: readonly Change[]): Promise<Group> {
  if (changes.length === 0) return values;
  const rows = changes.map(
    async ({ key, english, translation }) => `${key} ${await fingerprint(english)} ${await fingerprint(translation)}`,
  );
  const old = (values[notedByDesk] ?? []) as string[];
  const kept = old.filter((row) => !changes.some(({ key }) => row.startsWith(`${key} `)));
  return { ...values, [notedByDesk]: [...kept, ...(await Promise.all(rows))] };
}
