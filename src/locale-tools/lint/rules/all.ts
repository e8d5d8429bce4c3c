/** Every rule of `rules.tsv`: found by its pattern, or by the function of its name. */
import { readFileSync } from 'node:fs';
import { ruleMessage } from '../../../messages/messages.ts';
import { readTable } from '../../../values/read-table.ts';
import { bannedWordFinders } from './banned-words.ts';
import { changedEnglishFinders } from './changed-english.ts';
import { brokenJson, fileFinders } from './files.ts';
import { glossaryFinders } from './glossary.ts';
import { numberFinders } from './numbers.ts';
import { scriptFinders } from './own-script.ts';
import { findPattern } from './patterns.ts';
import { placeholderFinders } from './placeholders.ts';
import { priceFinders } from './prices.ts';
import { punctuationFinders } from './punctuation.ts';
import type { Finders, Rule } from './rule.ts';
import { searchLengthFinders } from './search-length.ts';
import { spellingFinders } from './spelling.ts';
import { structureFinders } from './structure.ts';
import { testimonialFinders } from './testimonials.ts';

const columns = ['rule', 'severity', 'only', 'in', 'pattern', 'what'] as const;

const ruleRows = readTable(readFileSync(new URL('../rules.tsv', import.meta.url), 'utf8'), columns);

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
  ...searchLengthFinders,
  ...fileFinders,
  ...changedEnglishFinders,
};

const rulesOfTable = ruleRows.map((row): Rule => {
  const find = finders[row.rule] ?? findPattern(row);
  const severity = row.severity === 'error' ? 'error' : 'warning';
  const [why = '', remedy = ''] = [ruleMessage(row.rule, 'why'), ruleMessage(row.rule, 'remedy')];
  return { id: row.rule, severity, why, remedy, find };
});

export const rules: readonly Rule[] = [...rulesOfTable, brokenJson];
