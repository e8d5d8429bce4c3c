import { extname } from 'node:path';
import { expect, test } from 'vitest';
import { siteFiles } from '../test/built-site.ts';
import { contentTypeOf } from './content-types.ts';

test('every file of the build has a media type, so that no browser has to guess', () => {
  expect(siteFiles.size).toBeGreaterThan(0);
  const unknown = [...siteFiles].filter(([, { type }]) => type === contentTypeOf(''));
  expect(unknown.map(([address]) => extname(address))).toEqual([]);
});
