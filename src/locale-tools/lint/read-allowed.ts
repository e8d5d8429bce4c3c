/** The reviewed list of what may stand in Latin letters in every language, each with its reason. */
import { readFileSync } from 'node:fs';
import { readOffice } from '../../setup/read-office.ts';
import { memoized } from '../../values/memoized.ts';
import { readTable } from '../../values/read-table.ts';

const rows = readTable(readFileSync(new URL('allowed.tsv', import.meta.url), 'utf8'), ['text']);

/** Names of the companies that the office shows. */
const insurerNames = () => readOffice().insurers.insurers.flatMap(({ name, family }) => [name, family]);

/** Matches it, names of insurers too, longest first. */
export const allowedLatin = memoized(() => {
  const texts = [...rows.map(({ text }) => text), ...insurerNames()]
    .toSorted((a, b) => b.length - a.length)
    .map(RegExp.escape);
  return new RegExp(`(?<!\\p{Script=Latin})(?:${texts.join('|')})(?!\\p{Script=Latin})`, 'gu');
});
