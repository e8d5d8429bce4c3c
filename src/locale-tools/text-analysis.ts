/** Takes a text apart for the rules: what is written for a reader, in which script. */
import type { Script } from '../i18n/scripts.ts';

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

/** Whether a letter or mark of a Unicode script stands in a text. */
export function hasScript(text: string, script: Script): boolean {
  return new RegExp(`[\\p{Script=${script}}&&[\\p{L}\\p{M}]]`, 'v').test(text);
}
