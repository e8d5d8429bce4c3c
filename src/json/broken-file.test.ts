import fc from 'fast-check';
import { expect, test } from 'vitest';
import { positionOf, readJson } from './json-source.ts';
import { brokenParts } from './broken-file.ts';

const good = `{
  "title": "ક્લેમ “સહાય”",
  "items": [{ "name": "One" }, "two"],
  "amount": 2999
}
`;

const partsOf = (text: string) => brokenParts({ text, ...readJson(text) });

function told(text: string): string[] {
  return partsOf(text).map(({ offset, message: { en } }) => {
    const { line, column } = positionOf(text, offset);
    return `${line}:${column} ${en}`;
  });
}

test.each([
  ['a missing comma', '”",', '”"', /^2:\d+ this cannot be read as JSON: comma expected\. A comma is missing/],
  ['a bent quotation mark that opens', '"two"', '“two"', /^3:32 .*invalid symbol\. A bent quotation mark/],
  ['a bent quotation mark that closes', '”",', '”,', /^2:12 .*unexpected end of string\. A bent quotation mark/],
  ['a figure with a comma', '2999', '2,999', /^4:14 .*Write the figure without commas: 2999/],
  ['any other slip, in the parser’s words', '"items":', '"items"', /^3:11 .*: colon expected\. Compare the line/],
  ['UTF-16', good, Buffer.from(good, 'utf16le').toString(), /UTF-16/],
  ['letters of another encoding', 'One', '\uFFFD', /^3:24 letters here are spoilt/],
  ['letters lost in ANSI', 'ક્લેમ', '?????', /^2:13 letters here are lost .*Take the file back/],
  ['a byte-order mark', '{\n', '\uFEFF{\n', /^1:1 an invisible byte-order mark/],
])('%s is told with its place and a remedy', (_, from, to, expected) => {
  expect(told(good.replace(from, () => to))).toEqual([expect.stringMatching(expected)]);
});

test('a good file has nothing to tell', () => {
  expect(told(good)).toEqual([]);
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

test('wherever a sign is lost or slipped in, a file that is no JSON is told with a place inside it', () => {
  const slips = fc.constantFrom('', '"', ',', '{', '}', '[', ']', ':', '“', '\\', '\t', 'x', ';');
  fc.assert(
    fc.property(fc.nat(good.length), slips, (at, slip) => {
      const text = good.slice(0, at) + slip + good.slice(slip === '' ? at + 1 : at);
      const parts = partsOf(text);
      expect(parts.length > 0).toBe(!isJson(text));
      for (const { offset } of parts) expect(offset >= 0 && offset <= text.length).toBe(true);
    }),
  );
});
