/** Words that this site does not use, with what to write instead, from the table of banned words. */
import { readFileSync } from 'node:fs';
import { readTable } from '../../../values/read-table.ts';
import { inEachText, type Finders } from './rule.ts';

const letters = String.raw`\p{L}\p{M}\p{N}`;

/** Matches whole words; a `*` after the last lets any ending follow, but never a nukta: दस्तावेज is no beginning of दस्तावेज़. */
function patternOf(words: string): RegExp {
  const pattern = words.replaceAll(' ', `[^${letters}]+`).replace('*', `(?!\u093C)[${letters}]*`);
  return new RegExp(`(?<![${letters}])${pattern}(?![${letters}])`, 'gu');
}

const table = readTable(readFileSync(new URL('../banned-words.tsv', import.meta.url), 'utf8'), [
  'language',
  'word',
  'use',
  'reason',
]).map(({ word, ...row }) => ({ ...row, beginning: word.split(/[ *]/, 1).join(), pattern: patternOf(word) }));

export const bannedWordFinders: Finders = {
  'banned-word': inEachText(function* ({ prose, language }) {
    const text = prose.normalize('NFC');
    // Most are dismissed at once, because patterns take their time.
    for (const { pattern, use, reason } of table.filter(
      (row) => row.language === language && text.includes(row.beginning),
    ))
      for (const { 0: found, index: at } of text.matchAll(pattern))
        yield { at, what: `“${found}” is not used here, “${use}” is: ${reason}`, remedy: `Write ${use}.` };
  }),
};
