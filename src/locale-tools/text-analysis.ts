/** Takes a text apart for the rules: what is written for a reader, in which script, word by word. */

/** Stands in place of what is no prose, so that offsets stay true; it is neither letter, mark nor space. */
const blank = '\uFFFC';

export const placeholderPattern = /\{\{[^{}]*\}\}/g;
export const tagPattern = /<\/?[A-Za-z0-9][^<>]*>/g;
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

const scriptPatterns = new Map<string, RegExp>();

/** Matches a letter or mark of a Unicode script. */
export function scriptPattern(script: string): RegExp {
  const known = scriptPatterns.get(script);
  if (known) return known;
  const pattern = new RegExp(`[\\p{Script=${script}}&&[\\p{L}\\p{M}]]`, 'v');
  scriptPatterns.set(script, pattern);
  return pattern;
}

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
