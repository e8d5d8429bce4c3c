import { expect, test } from 'vitest';
import { localeFilesOf, localeFile } from '../locale-files.ts';
import { languages } from '../../i18n/languages.ts';
import { findingsIn } from './findings.ts';
import { changesIn, fixFile, fixText } from './fix.ts';

test.each([
  ['stores letters in normal form C', 'hi', 'करो\u095C', 'करो\u0921\u093C'],
  ['takes out spaces at the edges', 'en', ' Call ', 'Call'],
  ['keeps one of two spaces', 'gu', 'ફોન  કરો', 'ફોન કરો'],
  ['joins lines', 'en', 'Call\n us', 'Call us'],
  ['writes a dash between figures', 'gu', '5-10 થર્ડ-પાર્ટી', '5–10 થર્ડ-પાર્ટી'],
  ['writes a dash for a hyphen between spaces', 'en', 'Claims - and 24-hour help', 'Claims – and 24-hour help'],
  ['writes a dash between placeholders', 'hi', '{{a.from}}-{{a.to}}', '{{a.from}}–{{a.to}}'],
  ['leaves placeholders as they are', 'gu', '{{passport-new.a  , rupees}}', '{{passport-new.a  , rupees}}'],
  ['writes an ellipsis', 'hi', 'रुकिए...', 'रुकिए…'],
  ['keeps the three dots and hyphens of English', 'en', 'Sending... 5-10', 'Sending... 5-10'],
  ['joins a figure and its word', 'gu', '₹5 લાખ, ₹1કરોડ, 5 લાખો', '₹5\u00A0લાખ, ₹1\u00A0કરોડ, 5 લાખો'],
])('%s', (_, language, value, expected) => {
  expect(fixText(value, language)).toBe(expected);
});

const spoilt = '\uFEFF{\r\n  "a": "ક\\u0a96  ગ",\r\n  "b": { "c": "5-10 દિવસ ", "per": "a  b" }\r\n}';
const fixed = '{\n  "a": "કખ ગ",\n  "b": {\n    "c": "5–10 દિવસ",\n    "per": "a  b"\n  }\n}\n';

test('a file keeps its keys and its data', () => {
  expect(fixFile(localeFile('gu', 'page', spoilt))).toBe(fixed);
});

test('fixing twice changes nothing more', () => {
  expect(fixFile(localeFile('gu', 'page', fixed))).toBe(fixed);
});

test('a file that cannot be read keeps its words', () => {
  expect(fixFile(localeFile('gu', 'page', '{ "a": "ક  ખ" "b"\r\n'))).toBe('{ "a": "ક  ખ" "b"\n');
});

test('nothing that it fixes is found afterwards', () => {
  const locales = localeFilesOf([localeFile('gu', 'page', fixFile(localeFile('gu', 'page', spoilt)))], languages, 'gu');
  const rules = findingsIn(locales).filter(({ file }) => file === 'locales/gu/page.json').map(({ rule }) => rule);
  expect(rules).toEqual([]);
});

test('changes are told line by line', () => {
  expect(changesIn(spoilt, fixed)).toEqual([
    '  byte-order mark: taken out',
    '  line ends: Windows (CR LF) → LF',
    '  layout: one entry per line, indented by two spaces',
    '  2 - "a": "કખ  ગ",',
    '  2 + "a": "કખ ગ",',
    '  4 - "c": "5-10 દિવસ ",',
    '  4 + "c": "5–10 દિવસ",',
  ]);
});
