/** Every rule: those that are a pattern of `rules.tsv`, and those that are a function of their name. */
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
import type { Finders, Rule } from './rule.ts';
import { spellingFinders } from './one-spelling.ts';
import { structureFinders } from './structure.ts';
import { testimonialFinders } from './clients-words.ts';

const patterns = readTable(readFileSync(new URL('../rules.tsv', import.meta.url), 'utf8'), [
  'rule',
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

export const rules: readonly Rule[] = [
  ...patterns.map((row) => ({ id: row.rule, find: findPattern(row) })),
  ...Object.entries(finders).map(([id, find]) => ({ id, find })),
];
