import fc from 'fast-check';
import { expect, test } from 'vitest';
import { visibleText } from './visible-text.ts';

const marks = [
  ...'\u00ad\u034f\u061c\u115f\u200b\u200c\u200d\u200e\u200f\u202a\u202e\u2060\u2066\u2069\u3164\ufe0f\ufeff',
];
const anyMarks = fc.array(fc.constantFrom(...marks, ' ', '\n', '\u00a0')).map((each) => each.join(''));

test('of nothing but invisible marks and space, nothing is seen', () => {
  fc.assert(fc.property(anyMarks, (text) => void expect(visibleText(text)).toBe('')));
});

test('marks and space around a text take nothing of it away', () => {
  fc.assert(
    fc.property(anyMarks, anyMarks, (before, after) => void expect(visibleText(`${before}આશા${after}`)).toBe('આશા')),
  );
});
