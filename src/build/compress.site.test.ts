import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { builtSite } from '../test/built-site.ts';
import { isText } from '../hosting/headers/content-types.ts';
import { encodings } from '../hosting/headers/encodings.ts';

const files = readdirSync(builtSite, { recursive: true, encoding: 'utf8' });

test.each(encodings)('beside every text file that the build serves stands its $name', ({ suffix }) => {
  // Hidden files are the build's own notes.
  const texts = files.filter((file) => isText(file) && !file.startsWith('.'));
  expect(texts).not.toEqual([]);
  expect(texts.filter((file) => !files.includes(file + suffix))).toEqual([]);
});
