/** Every rule with its kind: a pattern of `rules.tsv`, or the function of its name. */
import { readFileSync } from 'node:fs';
import { readTable } from '../../../values/read-table.ts';
import { bannedWordFinders } from './banned.ts';
import { fileFinders } from './files.ts';
import { agreedTermFinders } from './agreed-terms.ts';
import { numberFinders } from './numbers.ts';
import { ownScriptFinders } from './own-script.ts';
import { findPattern } from './patterns.ts';
import { placeholderFinders } from './placeholders.ts';
import { punctuationFinders } from './punctuation.ts';
import { kinds, type Finders, type Rule } from './rule.ts';
import { structureFinders } from './structure.ts';
import { clientsWordsFinders } from './clients-words.ts';

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
  ...ownScriptFinders,
  ...punctuationFinders,
  ...bannedWordFinders,
  ...clientsWordsFinders,
  ...agreedTermFinders,
  ...fileFinders,
};

/** A row without a name is one more pattern of the rule above it. */
let above = { rule: '', kind: '', what: '' };

/**
 * What says nothing of its kind is of style. @throws {Error} when a row names what is neither a pattern nor a function,
 * or a kind that is none
 */
const listed = table.map((row, position): Rule => {
  if (row.rule) above = row;
  const { rule: id, kind: given, what } = above;
  const find = row.pattern ? findPattern({ ...row, what }) : finders[id];
  const kind = kinds.find((each) => each === (given || 'style'));
  if (!find || !kind)
    throw new Error(
      `src/locale-tools/lint/rules.tsv:${position + 2}: the rule "${id}" wants a pattern, or a function of its name in rules/, and as its kind ${kinds.join(', ')} or nothing.`,
    );
  return { id, kind, find };
});

/** What is not listed breaks a page. */
const unlisted = Object.entries(finders).filter(([name]) => !listed.some(({ id }) => id === name));

export const rules: readonly Rule[] = [...listed, ...unlisted.map(([id, find]): Rule => ({ id, kind: 'page', find }))];
