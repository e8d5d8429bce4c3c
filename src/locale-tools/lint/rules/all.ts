/** Every rule as `rules.tsv` lists it, with its kind: a pattern, or the function of its name. */
import { readFileSync } from 'node:fs';
import { readTable } from '../../../values/read-table.ts';
import { bannedWordFinders } from './banned.ts';
import { changedEnglishFinders } from './changed-english.ts';
import { fileFinders } from './files.ts';
import { glossaryFinders } from './agreed-terms.ts';
import { numberFinders } from './numbers.ts';
import { scriptFinders } from './own-script.ts';
import { findPattern } from './patterns.ts';
import { placeholderFinders } from './placeholders.ts';
import { priceFinders } from './prices.ts';
import { punctuationFinders } from './punctuation.ts';
import { spellingFinders } from './one-spelling.ts';
import { kinds, type Find, type Finders, type Rule } from './rule.ts';
import { structureFinders } from './structure.ts';
import { testimonialFinders } from './clients-words.ts';

const table = readTable(readFileSync(new URL('../rules.tsv', import.meta.url), 'utf8'), [
  'rule',
  'kind',
  'only',
  'in',
  'pattern',
  'what',
]);

const finders: Finders = {
  ...structureFinders,
  ...placeholderFinders,
  ...numberFinders,
  ...scriptFinders,
  ...spellingFinders,
  ...punctuationFinders,
  ...bannedWordFinders,
  ...testimonialFinders,
  ...priceFinders,
  ...glossaryFinders,
  ...fileFinders,
  ...changedEnglishFinders,
};

/** @throws {Error} when the table names what is neither a pattern nor a function, or a kind that is none */
function ruleOf(row: (typeof table)[number]): Rule {
  const find: Find | undefined = row.pattern ? findPattern(row) : finders[row.rule];
  const kind = kinds.find((each) => each === row.kind);
  if (!find || !kind) throw new Error(`rules.tsv: ${row.rule} wants a pattern or a function, and a kind.`);
  return { id: row.rule, kind, find };
}

export const rules: readonly Rule[] = table.map(ruleOf);
