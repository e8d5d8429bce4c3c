/** Tells words for a reader from data for the programs, which locale files hold as well. */

/**
 * Keys whose values are the same in every language: a fragment or the name under which it is confirmed, the language of
 * words that stand in no other, these words of a client, the period of a price.
 */
const dataKeys = new Set(['id', 'lang', 'original', 'per']);

/**
 * Under this name the desk notes in a translation what it was made from, until `npm run sync` gathers it into the
 * memory.
 */
export const notedByDesk = 'madeFrom';

/** Whether a value is data: by its key, or because it is a month such as 2026-11, which each language formats. */
export function isData(key: string, value: unknown): boolean {
  const isMonth = typeof value === 'string' && /^\d{4}-\d{2}(?:-\d{2})?$/.test(value);
  return isMonth || key.split('.')[0] === notedByDesk || dataKeys.has(key.slice(key.lastIndexOf('.') + 1));
}

/**
 * Whether a file holds words that visitors type, misspelt and in any letters: nobody reads them, so no rule of writing
 * and no translation is asked of them.
 */
export const isTyped = (file: string) => file === 'find';
