/** The one layout of locale files, the same that `JSON.stringify` and i18next-parser write. */
import { readJson } from '../json/json-source.ts';

/** The text of an object as a locale file. */
export function localeFileText(words: unknown): string {
  return `${JSON.stringify(words, null, 2)}\n`;
}

/** A file's text formatted; unchanged where it cannot be read, or where a key stands twice and would be lost. */
export function formatJson(text: string): string {
  const { errors, duplicates } = readJson(text);
  return errors.length > 0 || duplicates.length > 0 ? text : localeFileText(JSON.parse(text));
}
