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
