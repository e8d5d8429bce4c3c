/** The one layout of locale files, that of `JSON.stringify`. */
import { readJson } from '../json/json-source.ts';

/** The text of an object as a locale file. */
export function localeFileText(words: unknown): string {
  return `${JSON.stringify(words, null, 2)}\n`;
}

/** A file's text without the byte-order mark and the line ends of other systems. */
export const plainText = (text: string) => text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');

/** The same formatted, where it can be read, and no key stands twice and would be lost. */
export function formatJson(text: string): string {
  const plain = plainText(text);
  const { errors, duplicates } = readJson(plain);
  return errors.length > 0 || duplicates.length > 0 ? plain : localeFileText(JSON.parse(plain));
}
