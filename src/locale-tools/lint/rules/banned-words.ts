/** Words that this site does not use, with what to write instead, from the table of banned words. */
import { readFileSync } from 'node:fs';
import { wordsOf, type Word } from '../../text-analysis.ts';
import { readTable } from '../read-table.ts';
import { inEachText, type Find, type Finders } from './rule.ts';

interface BannedWords {
  language: string;
  /** Its words; a `*` after the last lets any ending follow. */
  words: readonly string[];
  anyEnding: boolean;
  use: string;
  reason: string;
}

const table = readTable(readFileSync(new URL('../banned-words.tsv', import.meta.url), 'utf8'), [
  'language',
  'word',
  'use',
  'reason',
  'rule',
]).map(({ word, ...row }): BannedWords & { rule: string } => {
  return { ...row, words: word.replace(/\*$/, '').split(' '), anyEnding: word.endsWith('*') };
});

/** By language and the first letter, so that most words are dismissed at once. */
const startOf = (language: string, word: string) => `${language} ${word[0]}`;

function stands({ words: banned, anyEnding }: BannedWords, words: readonly Word[], index: number): boolean {
  return banned.every((wanted, step) => {
    const word = words[index + step]?.text ?? '';
    const isPrefix = anyEnding && step === banned.length - 1 && word.startsWith(wanted);
    // A prefix matches only up to the end of a letter: दस्तावेज is no beginning of दस्तावेज़.
    return word === wanted || (isPrefix && word[wanted.length] !== '\u093C');
  });
}

function bannedBy(rule: string): Find {
  const rows = Map.groupBy(
    table.filter((row) => row.rule === rule),
    ({ language, words: [first = ''] }) => startOf(language, first),
  );
  return inEachText(function* ({ prose, language }) {
    const words = wordsOf(prose.normalize('NFC'));
    for (const [index, { text, at }] of words.entries()) {
      const banned = rows.get(startOf(language, text))?.find((row) => stands(row, words, index));
      if (!banned) continue;
      const found = words.slice(index, index + banned.words.length).map((word) => word.text);
      yield { at, what: `“${found.join(' ')}” is not used here: ${banned.reason}`, remedy: `Write ${banned.use}.` };
    }
  });
}

export const bannedWordFinders: Finders = {
  'banned-word': bannedBy('banned'),
  'familiar-form': bannedBy('familiar'),
  'other-language': bannedBy('other-language'),
  officialese: bannedBy('officialese'),
};
