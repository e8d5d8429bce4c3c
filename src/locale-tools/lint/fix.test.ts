import { expect, test } from 'vitest';
import { localesFrom } from '../../test/rule-cases.ts';
import { localeFile } from '../locale-files.ts';
import { findingsIn } from './findings.ts';
import { fixFile, fixText } from './fix.ts';

test.each([
  ['stores letters in normal form C', 'hi', 'करो\u095C', 'करो\u0921\u093C'],
  ['takes out spaces at the edges', 'en', ' Call ', 'Call'],
  ['writes a dash between figures', 'gu', '5-10 થર્ડ-પાર્ટી', '5–10 થર્ડ-પાર્ટી'],
  ['writes an ellipsis', 'hi', 'रुकिए...', 'रुकिए…'],
  ['keeps the three dots and hyphens of English', 'en', 'Sending... 5-10', 'Sending... 5-10'],
  ['joins a figure and its word', 'gu', '₹5 લાખ, ₹1કરોડ', '₹5\u00A0લાખ, ₹1\u00A0કરોડ'],
  ['leaves placeholders as they are', 'gu', '{{a.b  , rupees}}', '{{a.b  , rupees}}'],
] as const)('%s', (_, language, value, expected) => {
  expect(fixText(value, language)).toBe(expected);
});

const spoilt = '\uFEFF{\r\n  "a": "ક\\u0a96  ગ",\r\n  "b": { "c": "5-10 દિવસ ", "per": "a  b" }\r\n}';
const fixed = '{\n  "a": "કખ ગ",\n  "b": {\n    "c": "5–10 દિવસ",\n    "per": "a  b"\n  }\n}\n';

test('a file keeps its keys and its data, and has nothing left to fix', () => {
  expect([fixFile(localeFile('gu', 'page', spoilt)), fixFile(localeFile('gu', 'page', fixed))]).toEqual([fixed, fixed]);
  const found = findingsIn(localesFrom({ gu: fixed })).filter(({ rule }) => rule !== 'missing-file');
  expect(found).toEqual([]);
});

test('a file that cannot be read keeps its words', () => {
  expect(fixFile(localeFile('gu', 'page', '{ "a": "ક  ખ" "b"\r\n'))).toBe('{ "a": "ક  ખ" "b"\n');
});
