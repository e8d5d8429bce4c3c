import { extname, join } from 'node:path';
import { expect, test } from 'vitest';
import { contentTypeOf } from './content-types.ts';
import { readSite } from '../server/site-files.ts';

test('every file of the build has a media type, so that no browser has to guess', async () => {
  const site = await readSite(join(import.meta.dirname, '../../../dist'));
  expect(site.size).toBeGreaterThan(0);
  const unknown = [...site].filter(([, { type }]) => type === contentTypeOf('')).map(([address]) => extname(address));
  expect([...new Set(unknown)]).toEqual([]);
});
