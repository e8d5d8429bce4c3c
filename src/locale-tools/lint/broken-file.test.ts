import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brokenParts } from './broken-file.ts';
import { positionOf } from '../json-source.ts';

const good = `{
  "title": "ક્લેમ “સહાય”",
  "items": [
    { "name": "One", "note": "A \\"quoted\\" word" },
    "two"
  ],
  "amount": 2999
}
`;

function told(text: string | Buffer): string[] {
  return brokenParts(text.toString()).map(({ offset, what }) => {
    const { line, column } = positionOf(text.toString(), offset);
    return `${line}:${column} ${what}`;
  });
}

/** What is changed in the good file, and what must be told of it. */
const cases: [fault: string, from: string, to: string, told: RegExp][] = [
  ['a missing comma', '”",', '”"', /^2:26 a comma is missing/],
  ['a missing comma after a list', '],', ']', /^6:4 a comma is missing/],
  ['a curly quote that opens', '"One"', '“One"', /^4:15 a curly quote “/],
  ['a curly quote that closes', '"two"', '"two”', /^5:9 a curly quote ”/],
  ['curly quotes on both sides', '"two"', '“two”', /^5:5 a curly quote “/],
  ['a text that does not end', '"two"', '"two', /^5:9 the text does not end/],
  ['a trailing comma in a list', '"two"', '"two",', /^5:10 a comma stands after the last entry/],
  ['a trailing comma in a group', '2999', '2999,', /^7:17 a comma stands after the last entry/],
  ['a straight quote inside a text', '“સહાય”', '"સહાય"', /^2:19 a straight quote " stands inside/],
  ['a missing colon', '"items": [', '"items" [', /the colon between key and text is missing/],
  ['a list closed as a group', '],', '},', /^6:3 \} closes what was opened with \[/],
  ['a missing last bracket', '2999\n}', '2999\n', /^7:17 the file ends too early/],
  ['a bracket too many', '2999\n}', '2999\n}\n}', /^9:1 “}” does not belong here/],
  ['a key without quotes', '"amount"', 'amount', /^7:3 “amount” does not belong here/],
  ['a text without quotes', '"two"', 'two', /^5:5 “two” does not belong here/],
  ['single quotes', '"two"', "'two'", /^5:5 a single quote/],
  ['a figure with a comma', '2999', '2,999', /^7:14 a comma stands inside a figure/],
  ['a tab in a text', '"two"', '"t\two"', /^5:7 a tab or another sign that cannot be seen stands inside/],
  ['a backslash', '"two"', '"t\\wo"', /^5:\d a backslash/],
  ['a comment', '"two"', '"two" // second', /^5:11 “\/\/ second” does not belong here/],
  ['a byte-order mark', '{\n  "title"', '\uFEFF{\n  "title"', /^1:1 an invisible byte-order mark/],
  ['Windows line ends', good, good.replaceAll('\n', '\r\n'), /^1:2 the lines end as Windows/],
  ['a conflict left by git', '  "amount"', '<<<<<<< HEAD\n  "amount"', /^7:1 git left a conflict/],
  ['an empty file', good, '', /^1:1 the file is empty/],
];

describe('what keeps a file from being plain JSON is told in plain words, with its place', () => {
  test.each(cases)('%s', (_, from, to, expected) => {
    expect(good).toContain(from);
    expect(told(good.replace(from, () => to))).toContainEqual(expect.stringMatching(expected));
  });

  test('UTF-16', () => {
    expect(told(Buffer.from(good, 'utf16le'))).toEqual([expect.stringMatching(/UTF-16/)]);
  });

  test('bytes that are no UTF-8', () => {
    expect(told(Buffer.from('{ "a": "caf\u00E9" }', 'latin1'))).toEqual([expect.stringMatching(/not saved as UTF-8/)]);
  });
});

test('a good file has nothing to tell', () => {
  expect(told(good)).toEqual([]);
});

test('several faults of one file are told together, each at its own line', () => {
  const text = good.replace('”",', '”"').replace('"two"', '“two”').replace('2999', '2999,');
  expect(told(text).map((line) => line.split(' ')[0])).toEqual(['2:26', '5:5', '5:9', '7:17']);
});

test('wherever one character is lost or slipped in, a file that is no JSON is told with a place inside it', () => {
  fc.assert(
    fc.property(fc.nat(good.length), fc.constantFrom('', '"', ',', '{', '}', '[', ']', ':', '“', '\\', '\t', 'x', ';'), (at, slip) => {
      const text = slip === '' ? good.slice(0, at) + good.slice(at + 1) : good.slice(0, at) + slip + good.slice(at);
      const parts = brokenParts(text);
      expect(parts.length > 0).toBe(!isJson(text));
      for (const { offset } of parts) expect(offset >= 0 && offset <= text.length).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
