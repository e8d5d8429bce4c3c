/** Cuts texts as browsers do before they shape them: https://www.unicode.org/reports/tr24/#Common */
import { scriptRows } from '../../i18n/scripts.ts';

// Signs and marks that all scripts share go with the letters before them, and with the first letters at the start.
const shared = '\\p{Script=Common}\\p{Script=Inherited}';
const letters = scriptRows.map(([script]) => `\\p{Script=${script}}[\\p{Script=${script}}${shared}]*`);
const run = new RegExp(`[${shared}]*(?:${letters.join('|')}|[^${shared}])|[${shared}]+`, 'gu');

/** Stretches of a text that are shaped at once, in order; together they are the text. */
export function scriptRuns(text: string): string[] {
  return text.match(run) ?? [];
}

/** Every character of some texts, in order. */
export function charactersOf(texts: Iterable<string>): number[] {
  const characters = new Set<number>();
  for (const text of texts) for (const character of text) characters.add(character.codePointAt(0) ?? 0);
  return [...characters].toSorted((one, other) => one - other);
}
