/** Whether translations still fit their English, noted in the file of the translation, where the check reads it. */
import { defaultLanguage, languages, type Language } from '../i18n/languages.ts';
import { notedByDesk } from '../locale-tools/data-keys.ts';
import { textsByKey, type LocaleGroup } from '../locale-tools/locale-values.ts';
import { placeOf } from './labels.ts';
import type { Remark, Texts } from './remarks.ts';

/** A text whose English or translation has changed. */
interface Change {
  language: Language;
  key: string;
  english: string;
  translation: string;
  isRevised: boolean;
}

const textsIn = (text = '{}') => textsByKey(JSON.parse(text) as LocaleGroup);

/** What a save changes, translation by translation. */
export function changesBetween(former: Texts, written: Texts): Change[] {
  const [before, after] = [textsIn(former[defaultLanguage]), textsIn(written[defaultLanguage])];
  const others = (Object.keys(written) as Language[]).filter((language) => language !== defaultLanguage);
  return others.flatMap((language) => {
    const [own, revised] = [textsIn(former[language]), textsIn(written[language])];
    return [...after].flatMap(([key, english]) => {
      const translation = revised.get(key) ?? '';
      const isRevised = translation !== own.get(key);
      return translation && (isRevised || english !== before.get(key))
        ? [{ language, key, english, translation, isRevised }]
        : [];
    });
  });
}

/** A translation that was left as it was, in the words of each reader. */
export function remarkOn({ language, key, translation }: Change): Remark {
  const said = (told: Language) => `${languages[language].endonym}, ${placeOf(key.split('.'), told)}: “${translation}”`;
  return { en: said('en'), gu: said('gu'), hi: said('hi') };
}

/** As `fingerprint` of the memory makes it, which browsers do in a moment of their own. */
async function fingerprint(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text.normalize('NFC')));
  return [...new Uint8Array(hash).slice(0, 4)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The words of a translation with notes of what these texts were made from. */
export async function noted(values: Record<string, unknown>, changes: readonly Change[]) {
  const rows = await Promise.all(
    changes.map(
      async ({ key, english, translation }) => `${key} ${await fingerprint(english)} ${await fingerprint(translation)}`,
    ),
  );
  const old = ((values[notedByDesk] ?? []) as string[]).filter(
    (row) => !changes.some(({ key }) => row.startsWith(`${key} `)),
  );
  return rows.length > 0 ? { ...values, [notedByDesk]: [...old, ...rows] } : values;
}
