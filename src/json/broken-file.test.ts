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
  [
    'no JSON',
    '”",',
    '”"',
    /^3:3 this cannot be read as JSON: comma expected\. Compare the line, and the one before it/,
  ],
  ['UTF-16', good, Buffer.from(good, 'utf16le').toString(), /UTF-16/],
  ['letters of another encoding', 'One', '\uFFFD', /^3:24 letters here are spoilt/],
  ['letters lost in ANSI', 'ક્લેમ', '?????', /^2:13 letters here are lost .*Take the file back/],
  ['a byte-order mark', '{\n', '\uFEFF{\n', /^1:1 an invisible byte-order mark/],
])('%s is told with its place and a remedy', (_, from, to, expected) => {
  expect(told(good.replace(from, () => to))).toEqual([expect.stringMatching(expected)]);
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
