/** Every rule of `rules.tsv`: found by its pattern, or by the function of its name. */
import { readFileSync } from 'node:fs';
import { readTable } from '../read-table.ts';
import { bannedWordFinders } from './banned-words.ts';
import { formatFinders } from './format.ts';
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

const columns = ['rule', 'severity', 'why', 'remedy', 'only', 'in', 'pattern', 'fix', 'what'] as const;

const rows = readTable(readFileSync(new URL('../rules.tsv', import.meta.url), 'utf8'), columns);

/** A rule of several patterns says its reason once. */
export const ruleRows = rows.map((row) => {
  const { severity = '', why = '', remedy = '' } = rows.find(({ rule }) => rule === row.rule) ?? {};
  return { ...row, severity, why, remedy };
});

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
  ...formatFinders,
};

/** The rules, those among them that ask a project for more than its words. */
export function rulesFor(more: Finders): Rule[] {
  return ruleRows.flatMap((row): Rule[] => {
    const { rule: id, why, remedy } = row;
    const find = row.pattern === '' ? { ...finders, ...more }[id] : findPattern(row);
    return find ? [{ id, severity: row.severity === 'error' ? 'error' : 'warning', why, remedy, find }] : [];
  });
}

/** The rules that judge words alone. */
export const rules: readonly Rule[] = rulesFor({});
