/** The reviewed list of what a rule lets pass, with its reason: a word, an English term, or a place as `file:key`. */
import { readFileSync } from 'node:fs';
import { readFacts } from '../../setup/read-facts.ts';
import { remembered } from '../text-analysis.ts';
import { readTable } from '../../values/read-table.ts';

const rows = readTable(readFileSync(new URL('allowed.tsv', import.meta.url), 'utf8'), ['rule', 'languages', 'text']);

/** Names of the companies that the office shows. */
const insurerNames = () => readFacts().insurers.insurers.flatMap(({ name, family }) => [name, family]);

/** Texts that a rule lets pass in a language. */
export const allowed = remembered((rule: string, language: string): ReadonlySet<string> => {
  const isFor = (languages: string) => languages === '*' || languages.split(' ').includes(language);
  return new Set(rows.filter((row) => row.rule === rule && isFor(row.languages)).map(({ text }) => text));
});

/** Matches whatever may stand in Latin letters in a language, names of insurers among it, longest first. */
export const allowedLatin = remembered((language: string) => {
  const texts = [...allowed('latin', language), ...insurerNames()]
    .toSorted((a, b) => b.length - a.length)
    .map(RegExp.escape);
  return new RegExp(`(?<!\\p{Script=Latin})(?:${texts.join('|')})(?!\\p{Script=Latin})`, 'gu');
});
