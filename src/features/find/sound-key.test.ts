import { expect, test } from 'vitest';
import { casesBeside } from '../../test/cases.ts';
import { fold } from './fold.ts';

test.each(casesBeside(import.meta.filename, 'rule', 'words', 'meets'))(
  '$words and $meets are one word: $rule',
  ({ words, meets }) => {
    expect(fold(words ?? '')).not.toEqual([]);
    expect(fold(words ?? '')).toEqual(fold(meets ?? ''));
  },
);

test.each([
  ['vima', 'visa'],
  ['policy', 'police'],
  ['death', 'date'],
  ['passport', 'passbook'],
  ['ખોવાઈ', 'ચોરાઈ'],
  ['मौत', 'मेट'],
])('%s and %s stay two words', (one, other) => {
  expect(fold(one)).not.toEqual(fold(other));
});

test('words that every question has are left out, in each language', () => {
  expect(fold('what is the શું છે क्या है kem che kaise')).toEqual([]);
});

test.each(['', '   ', '🙂', '?!', '<>'])('“%s” holds no word', (text) => {
  expect(fold(text)).toEqual([]);
});
