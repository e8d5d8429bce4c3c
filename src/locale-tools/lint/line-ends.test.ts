import { expect, test } from 'vitest';
import { localesFrom } from '../../test/rule-cases.ts';
import { localeFileText } from '../json-format.ts';
import { findingsIn } from './findings.ts';
import { readTable } from './read-table.ts';

const asOnWindows = (text: string) => text.replaceAll('\n', '\r\n');

test('a table with the line ends of Windows is read the same', () => {
  const table = 'rule\ttext\nlatin\tFIR\n';
  expect(readTable(asOnWindows(table), ['rule', 'text'])).toEqual(readTable(table, ['rule', 'text']));
});

test('the same is found in words with the line ends of Windows', () => {
  const en = localeFileText({ title: 'Insurance', line: 'Call us.' });
  const gu = localeFileText({ title: 'વિમો', line: 'ફોન કરો.' });
  const found = findingsIn(localesFrom({ en, gu }));
  expect(found).toContainEqual(expect.objectContaining({ rule: 'banned-word', line: 2 }));
  expect(findingsIn(localesFrom({ en: asOnWindows(en), gu: asOnWindows(gu) }))).toEqual(found);
});
