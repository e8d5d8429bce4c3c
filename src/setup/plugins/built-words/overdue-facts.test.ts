import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Claim } from '../../../facts/read-claims.ts';
import { isDue, readClaims } from '../../../facts/due-claims.ts';
import { dateFromIso } from '../../../values/calendar-date.ts';
import { withoutNoBreak } from '../../../values/without-no-break.ts';
import { builtWordsPlugin } from './built-words-plugin.ts';
import { noteOverdue, sentencesOf } from './overdue-facts.ts';
import { root } from '../../project-root.ts';

const wordsOf = (language: string, file: string) =>
  JSON.parse(readFileSync(`${root}/locales/${language}/${file}.json`, 'utf8'));
const note = (month: string) => `(${month})`;
const claim = (read: Claim['read'], ...keys: string[]): Claim => ({
  topic: 'page',
  keys,
  sources: [],
  read,
  kind: 'fee',
});
const page = () => ({ title: 'Fee', fee: 'It costs ten.', rows: [['Fee', '10']], notes: ['One.', 'Two.'] });

function noted(day: string, ...claims: Claim[]) {
  const words = page();
  const due = claims.filter((each) => isDue(each, dateFromIso(day)));
  noteOverdue(due, 'page', words, note);
  return words;
}

test('a fact whose time is over says so behind itself, and not on its last day', () => {
  const fact = claim('2026-11-24', 'page:fee', 'figures:fee');
  expect(noted('2027-05-24', fact)).toEqual(page());
  expect(noted('2027-05-25', fact)).toEqual({ ...page(), fee: 'It costs ten. (2026-11)' });
});

test('the last sentence of a group bears the note, and no heading or cell', () => {
  const { notes, rows, title } = noted('2028-01-01', claim('2026-11-24', 'page:notes', 'page:rows', 'page:title'));
  expect([notes, rows, title]).toEqual([['One.', 'Two. (2026-11)'], page().rows, page().title]);
});

test.each([
  ['refused', '2026-11-24', false],
  ['refused', '2028-01-01', true],
  ['vehicle', '2027-04-30', false],
  ['vehicle', '2027-05-02', true],
])('%s, built on %s, says in the words of its language whose time is over: %s', (file, day, isNoted) => {
  const id = `${root}/locales/gu/${file}.json`;
  const { transform } = builtWordsPlugin(dateFromIso(day));
  const words = (transform as { handler: (code: string, id: string) => string }).handler(readFileSync(id, 'utf8'), id);
  expect(withoutNoBreak(words).includes('(નવેમ્બર 2026માં તપાસ્યું હતું')).toBe(isNoted);
});

test.each(readClaims().map((each): [string, Claim] => [`${each.topic}: ${each.keys.join(' ')}`, each]))(
  '%s has a sentence in every language that can bear the note',
  (_name, each) => {
    const files = new Set(each.keys.map((key) => key.split(':')[0] ?? '').filter((file) => file !== 'figures'));
    const bare = ['en', 'gu', 'hi'].filter(
      (language) => ![...files].some((file) => sentencesOf(each, file, wordsOf(language, file)).length > 0),
    );
    expect(bare).toEqual([]);
  },
);
