import { expect, test } from 'vitest';
import { casesBeside } from '../../test/cases.ts';
import { soundKey } from './sound-key.ts';

test.each(casesBeside(import.meta.filename, 'rule', 'words', 'meets'))(
  '$words and $meets are one word: $rule',
  ({ words, meets }) => {
    expect(soundKey(words ?? '')).not.toEqual([]);
    expect(soundKey(words ?? '')).toEqual(soundKey(meets ?? ''));
  },
);

test.each([
  ['vima', 'visa'],
  ['policy', 'police'],
  ['death', 'date'],
  ['passport', 'passbook'],
  ['ખોવાઈ', 'ચોરાઈ'],
  ['પતિ', 'પતી ગયો'],
  ['પૂર', 'પૂરો'],
  ['बैग', 'भाग गया'],
  ['मौत', 'मेट'],
])('%s and %s stay two words', (one, other) => {
  expect(soundKey(one)).not.toEqual(soundKey(other));
});

test('words that every question has are left out, in each language', () => {
  expect(soundKey('what is the શું છે क्या है kem che kaise')).toEqual([]);
});

test.each(['', '   ', '🙂', '?!', '<>'])('“%s” holds no word', (text) => {
  expect(soundKey(text)).toEqual([]);
});
