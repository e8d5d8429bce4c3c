import { describe, expect, test } from 'vitest';
import words from '../../../locales/en/passport-fees.json' with { type: 'json' };
import { questions, type Answers } from './passport-documents.ts';
import { feeRowsFor, type FeeRow } from './passport-fees.ts';

const adults: FeeRow[] = ['adult36', 'adult60'];
const renewedOrNew = (who: Answers['who']): FeeRow[] =>
  ({ adult: adults, 'minor-15': ['minor' as const, ...adults] })[who as string] ?? ['minor'];

const cases = questions.need.flatMap((need) => questions.who.map((who) => ({ need, who })));

describe('the fee', () => {
  test.each(cases)('of $need for $who is that of its rows', ({ need, who }) => {
    const replaced: FeeRow[] = who === 'adult' ? ['lost36', 'lost60'] : [];
    expect(feeRowsFor({ need, who })).toEqual(need === 'lost' || need === 'damaged' ? replaced : renewedOrNew(who));
  });

  test('stands in a row that no case leaves over, but for the certificate that is no passport', () => {
    const reached = new Set(cases.flatMap(feeRowsFor));
    expect(Object.keys(words.fees.rows).filter((row) => !reached.has(row as FeeRow))).toEqual(['pcc']);
  });

  test('is named as a figure, and never left empty', () => {
    const cells = Object.values(words.fees.rows).flatMap(({ normal, tatkal }) => [normal, tatkal]);
    expect(cells.filter((cell) => !/^\{\{figures\.passport\.\w+, rupees\}\}$|^–$/.test(cell))).toEqual([]);
  });
});
