import { expect, test } from 'vitest';
import { charactersLeft, countCharacters } from './characters.ts';

test.each([
  ['consonants with their vowel signs', 'નમસ્તે', 3],
  ['a family of emoji', '👨‍👩‍👧‍👦', 1],
  ['a character with a combining mark', 'e\u0301', 1],
  ['Latin characters', 'Ramesh', 6],
])('%s count as readers count them', (_, text, count) => {
  expect(countCharacters(text, 100)).toBe(count);
});

test('counting ends where it is enough', () => {
  expect(countCharacters('x'.repeat(1_000_000), 11)).toBe(11);
});

test.each([
  ['far from the end nothing is said', 90, undefined],
  ['near the end the rest is counted', 495, 5],
  ['at the end nothing is left', 500, 0],
  ['past the end it is too long', 501, -1],
  ['far past the end it is too long', 90_000, -1],
])('%s', (_, length, left) => {
  expect(charactersLeft('x'.repeat(length), 500)).toBe(left);
});

test('a long text of few characters is not too long', () => {
  expect(charactersLeft('👨‍👩‍👧‍👦'.repeat(300), 500)).toBeUndefined();
});
