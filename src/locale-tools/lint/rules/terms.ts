/** Words are those of the glossary, and the same English says the same everywhere. */
import { readFileSync } from 'node:fs';
import { wordsOf, type Word } from '../../text-analysis.ts';
import { readTable } from '../read-table.ts';
import { inEachText, sourceOf, textsOf, type Flaw, type Rule, type Text } from './rule.ts';

interface BannedWords {
  /** Its words; a `*` after the last lets any ending follow. */
  words: readonly string[];
  anyEnding: boolean;
  use: string;
  reason: string;
}

type BannedTable = Map<string, BannedWords[]>;

const bannedRows = readTable(readFileSync(new URL('../banned-words.tsv', import.meta.url), 'utf8'), ['language', 'word', 'use', 'reason', 'rule']);

/** Rows of one rule by language and first word's first letter, so that most words are dismissed at once. */
function bannedBy(rule: string): BannedTable {
  const rows = bannedRows.filter((row) => row.rule === rule);
  return Map.groupBy(
    rows.map(({ language, word, use, reason }) => {
      const words = word.replace(/\*$/, '').split(' ');
      return { key: `${language} ${words[0]?.[0]}`, words, anyEnding: word.endsWith('*'), use, reason };
    }),
    ({ key }) => key,
  );
}

/** A prefix matches only up to the end of a letter: दस्तावेज is no beginning of दस्तावेज़. */
function matches(word: string, wanted: string, anyEnding: boolean): boolean {
  return word === wanted || (anyEnding && word.startsWith(wanted) && word[wanted.length] !== '\u093C');
}

function stands(banned: BannedWords, words: readonly Word[], index: number): boolean {
  return banned.words.every((wanted, step) => {
    const isLast = step === banned.words.length - 1;
    return matches(words[index + step]?.text ?? '', wanted, isLast && banned.anyEnding);
  });
}

function bannedIn(table: BannedTable, judge: (found: string, banned: BannedWords) => Omit<Flaw, 'at'>): Rule['find'] {
  return inEachText(function* ({ prose, language }) {
    const words = wordsOf(prose.normalize('NFC'));
    for (const [index, word] of words.entries()) {
      const banned = table.get(`${language} ${word.text[0]}`)?.find((row) => stands(row, words, index));
      if (banned) yield { at: word.at, ...judge(words.slice(index, index + banned.words.length).map(({ text }) => text).join(' '), banned) };
    }
  });
}

/** Texts whose translation rightly depends on where they stand. */
const dependsOnPlace: Readonly<Record<string, string>> = { '{{time}} PM': 'other languages part the day after noon in three' };

export const termRules: readonly Rule[] = [
  {
    id: 'banned-word',
    severity: 'error',
    why: 'Readers should meet the word that they know from the counter, in one spelling, and one word for one thing.',
    remedy: 'Write the glossary’s word.',
    find: bannedIn(bannedBy('banned'), (found, { use, reason }) => ({ what: `“${found}” is not used on this site: ${reason}`, remedy: `Write ${use}.` })),
  },
  {
    id: 'officialese',
    severity: 'warning',
    why: 'It reads like an office circular; this office talks to people across the desk.',
    remedy: 'Say who does what, in the active voice.',
    find: bannedIn(bannedBy('officialese'), (found, { use, reason }) => ({
      what: `“${found}” is the language of circulars: ${reason}`,
      remedy: `Write ${use}.`,
    })),
  },
  {
    id: 'same-english',
    severity: 'warning',
    why: 'A visitor who meets two words for one thing looks for a difference that is not there.',
    remedy: 'Use one translation in both places; if the place calls for another, '
      + 'leave it: a warning keeps nothing from being saved, and the developer can note the exception.',
    *find(locales) {
      const uses = new Map<string, { text: Text; english: string }[]>();
      for (const text of textsOf(locales)) {
        const english = text.language === locales.source ? undefined : sourceOf(locales, text)?.value;
        if (english === undefined || Object.hasOwn(dependsOnPlace, english)) continue;
        const key = `${text.language} ${english}`;
        uses.set(key, [...(uses.get(key) ?? []), { text, english }]);
      }
      for (const [first, ...others] of uses.values()) {
        for (const { text, english } of others) {
          if (!first || text.value === first.text.value) continue;
          yield {
            file: text.file,
            entry: text.entry,
            offset: text.entry.offset,
            what: `“${english}” is “${first.text.value}” at “${first.text.entry.key}” of ${first.text.file.path}`,
          };
        }
      }
    },
  },
];
