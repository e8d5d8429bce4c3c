import { expect, test } from 'vitest';
import { chooseEncoding } from './encodings.ts';

const both = new Set(['br', 'gzip'] as const);

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['GZIP', 'gzip'],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['deflate', undefined],
  ['', undefined],
  [undefined, undefined],
])('Accept-Encoding %j is given %j', (header, encoding) => {
  expect(chooseEncoding(header, both)).toBe(encoding);
});

test('an encoding that is not at hand is not chosen', () => {
  expect(chooseEncoding('br, gzip', new Set(['gzip'] as const))).toBe('gzip');
});
