/** Holds the list of the privacy notice to the code that keeps something on the device. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keptOnDevice } from './kept-on-device.ts';

const source = join(import.meta.dirname, '..');

/** What each file keeps. */
const keepers: Record<string, readonly string[]> = {
  'enhance/page-values.ts': ['ticks', 'values', 'left'],
  'enhance/refresh-page.ts': ['fixed'],
  'enhance/view-state.ts': ['view-state'],
  'i18n/language-preference.ts': ['language'],
  'offline/saved-copies.ts': ['saved-site'],
};

/** These only read, or only erase. */
const others = ['enhance/erase-all.ts', 'enhance/front-door.ts', 'offline/removal-worker.ts', 'pages/kept-on-device.ts'];

// In development alone: the bench and the editor of words are no part of the built site.
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.') && !/^(test|locale-tools|bench|setup)\//.test(file));
const textOf = (file: string) => readFileSync(join(source, file), 'utf8');

test('nothing else of the site touches what a browser keeps', () => {
  const touching = files.filter((file) => /\b(localStorage|sessionStorage|indexedDB|cookieStore|caches|document\.cookie)\b/.test(textOf(file)));
  expect(touching.toSorted()).toEqual([...Object.keys(keepers), ...others].toSorted());
});

test.each(Object.entries(keepers))('%s names what it keeps', (file, names) => {
  expect(names.filter((name) => !textOf(file).includes(`'${name}'`))).toEqual([]);
});

test('the notice names exactly what is kept', () => {
  expect(keptOnDevice.map(({ name }) => name).toSorted()).toEqual(Object.values(keepers).flat().toSorted());
});
