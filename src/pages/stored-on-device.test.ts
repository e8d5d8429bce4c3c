/** Holds the list of the privacy notice to the code that keeps something on the device. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { storedOnDevice } from './stored-on-device.ts';

const source = join(import.meta.dirname, '..');

// Tools are no part of the built site.
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !file.includes('.test.') && !/^(test|locale-tools|bench|setup)\//.test(file),
);
const textOf = (file: string) => readFileSync(join(source, file), 'utf8');

const keepers = files.filter((file) =>
  /\b(localStorage|sessionStorage|indexedDB|cookieStore|caches|document\.cookie)\b/.test(textOf(file)),
);

/** How they write names: as a constant, or in the call itself. */
const names = /(?:(?:[eE]ntry|[nN]ame|[kK]ey) = |(?:get|set|remove)Item\(|caches\.open\()'([^']+)'/g;

test('the notice names exactly what they keep', () => {
  const kept = new Set(keepers.flatMap((file) => [...textOf(file).matchAll(names)].map(([, name]) => name)));
  const listed = new Set<string>(storedOnDevice.map(({ name }) => name));
  expect({
    'kept, not listed': [...kept.difference(listed)],
    'listed, not kept': [...listed.difference(kept)],
  }).toEqual({ 'kept, not listed': [], 'listed, not kept': [] });
});
