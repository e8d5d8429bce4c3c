import { expect, test } from 'vitest';
import words from '../../../locales/en/passport-fees.json' with { type: 'json' };
import { questions, type FinderCase } from './passport-documents.ts';
import { feeRowsFor, type FeeRow } from './passport-fees.ts';

const cases = questions.need.flatMap((need) => questions.who.map((who) => ({ need, who })));

test.each<[FinderCase, FeeRow[]]>([
  [{ need: 'new', who: 'adult' }, ['adult36', 'adult60']],
  [{ need: 'change', who: 'minor-15' }, ['minor', 'adult36', 'adult60']],
  [{ need: 'expiry', who: 'minor-before' }, ['minor']],
  [{ need: 'lost', who: 'adult' }, ['lost36', 'lost60']],
  [{ need: 'damaged', who: 'minor-after' }, []],
])('the fee of %j is that of its rows', (choices, rows) => {
  expect(feeRowsFor(choices)).toEqual(rows);
});

test('the fee stands in a row that no case leaves over, but for the certificate that is no passport', () => {
  const reached = new Set(cases.flatMap(feeRowsFor));
  expect(Object.keys(words.fees.rows).filter((row) => !reached.has(row as FeeRow))).toEqual(['pcc']);
});
