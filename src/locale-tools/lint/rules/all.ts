/** Every rule of `rules.tsv`: found by its pattern, or by the function of its name. */
import { readFileSync } from 'node:fs';
import { ruleMessage } from '../../../messages/messages.ts';
import { readTable } from '../read-table.ts';
import { bannedWordFinders } from './banned-words.ts';
import { formatFinders } from './format.ts';
import { glossaryFinders } from './glossary.ts';
import { numberFinders } from './numbers.ts';
import { scriptFinders } from './own-script.ts';
import { findPattern } from './patterns.ts';
import { placeholderFinders } from './placeholders.ts';
import { punctuationFinders } from './punctuation.ts';
import type { Finders, Rule } from './rule.ts';
import { searchLengthFinders } from './search-length.ts';
import { spellingFinders } from './spelling.ts';
import { structureFinders } from './structure.ts';
import { testimonialFinders } from './testimonials.ts';

const columns = ['rule', 'severity', 'only', 'in', 'pattern', 'fix', 'what'] as const;

export const ruleRows = readTable(readFileSync(new URL('../rules.tsv', import.meta.url), 'utf8'), columns);

const finders: Finders = {
  ...structureFinders,
  ...placeholderFinders,
  ...numberFinders,
  ...scriptFinders,
  ...spellingFinders,
  ...punctuationFinders,
  ...bannedWordFinders,
  ...testimonialFinders,
  ...glossaryFinders,
  ...searchLengthFinders,
  ...formatFinders,
};

/** The rules, those among them that ask a project for more than its words. */
export function rulesFor(more: Finders): Rule[] {
  return ruleRows.flatMap((row): Rule[] => {
    const find = row.pattern === '' ? { ...finders, ...more }[row.rule] : findPattern(row);
    const severity = row.severity === 'error' ? 'error' : 'warning';
    const [why = '', remedy = ''] = [ruleMessage(row.rule, 'why'), ruleMessage(row.rule, 'remedy')];
    return find ? [{ id: row.rule, severity, why, remedy, find }] : [];
  });
}

/** The rules that judge words alone. */
export const rules: readonly Rule[] = rulesFor({});
