import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../test/any-text.ts';
import { beginningWithin } from './beginning-within.ts';

test.each([
  ['ક્ષત્રિય', ['ક્ષ', 'ત્રિ', 'ય']],
  ['श्रीमान् जी', ['श्री', 'मा', 'न् ', 'जी']],
  ['ક્\u200dષક્\u200cષ', ['ક્\u200dષ', 'ક્\u200cષ']],
  ['क़ज़ी', ['क़', 'ज़ी']],
  ['👨‍👩‍👧👍🏽e\u0301x', ['👨‍👩‍👧', '👍🏽', 'e\u0301', 'x']],
])('%s ends between its syllables alone', (text, syllables) => {
  const ends = syllables.map((_, last) => syllables.slice(0, last + 1).join(''));
  const shortened = Array.from(text, (_, position) =>
    beginningWithin(text, [...text].slice(0, position + 1).join('').length),
  );
  expect([...new Set(shortened.filter(Boolean))]).toEqual(ends);
});

test('a text that has room stays whole, and none takes more', () => {
  fc.assert(
    fc.property(anyText(), fc.nat(40), (text, room) => {
      expect(beginningWithin(text, text.length)).toBe(text);
      const beginning = beginningWithin(text, room);
      expect(text.startsWith(beginning) && beginning.length <= room).toBe(true);
    }),
  );
});
