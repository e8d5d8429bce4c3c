/** Takes a text apart for the rules: what is written for a reader, in which script, word by word. */

/** Stands in place of what is no prose, so that offsets stay true; it is neither letter, mark nor space. */
const blank = '\uFFFC';

export const placeholderPattern = /\{\{[^{}]*\}\}/g;
const tagPattern = /<\/?[A-Za-z0-9][^<>]*>/g;
export const addressPattern =
  /\bhttps?:\/\/[^\s“”]+|\b[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\b(?:[a-z0-9-]+\.)+(?:gov\.in|com|org|in)\b/g;

export function blankOut(text: string, pattern: RegExp): string {
  return text.replace(pattern, (found) => blank.repeat(found.length));
}

/** The text without placeholders, tags and addresses; what is left stands where it stood. */
export function proseOf(text: string): string {
  return [placeholderPattern, tagPattern, addressPattern].reduce(blankOut, text);
}

export interface Word {
  text: string;
  at: number;
}

/** Words of a text; never split by `\w` or `\b`, which know neither Gujarati letters nor vowel signs. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map((match) => ({ text: match[0], at: match.index }));
}

/** A function that works out once what it gives for the same words. */
export function remembered<Names extends (string | undefined)[], Found>(
  find: (...names: Names) => Found,
): (...names: Names) => Found {
  const known = new Map<string, Found>();
  return (...names) => {
    const key = names.join(' ');
    const found = known.has(key) ? (known.get(key) as Found) : find(...names);
    known.set(key, found);
    return found;
  };
}

/** Matches a letter or mark of a Unicode script. */
const scriptPattern = remembered((script) => new RegExp(`[\\p{Script=${script}}&&[\\p{L}\\p{M}]]`, 'v'));

export function hasScript(text: string, script: string): boolean {
  return scriptPattern(script).test(text);
}

export function hasLetter(text: string): boolean {
  return /\p{L}/u.test(text);
}

/** Number of letters as a reader counts them: a consonant with its signs is one. */
export function lengthOf(text: string): number {
  return [...graphemes.segment(text)].length;
}

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });
