/** Locale files on disk for tests that change them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { localeFileText } from '../locale-tools/json-format.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Words by file, such as `gu/page`, below a folder `root`; the files disappear when the test ends. */
export function writeLocales(words: Readonly<Record<string, object>>) {
  const files = Object.entries(words).map(([name, content]) => [`locales/${name}.json`, localeFileText(content)]);
  const root = temporaryFolder(Object.fromEntries(files));
  const fileOf = (name: string) => join(root, 'locales', `${name}.json`);
  const read = (name: string) => readFileSync(fileOf(name), 'utf8');
  return {
    root,
    read,
    /** Does to a file what another editor would, which finds what it replaces exactly once. */
    edit(name: string, from: string, to: string) {
      const parts = read(name).split(from);
      if (parts.length !== 2)
        throw new Error(`“${from}” stands ${parts.length - 1} times in ${name}.json of the test, not once.`);
      writeFileSync(fileOf(name), parts.join(to));
    },
  };
}

/** A page in three languages, as small as tests of the tools need it. */
export const smallPage = {
  'en/page': { title: 'Claims', steps: ['Call us.', 'Write to us.'], send: 'Send', price: 2999 },
  'gu/page': { title: 'ક્લેમ', steps: ['અમને ફોન કરો.', 'અમને લખો.'], send: 'મોકલો', price: 2999 },
  'hi/page': { title: 'क्लेम', steps: ['हमें फ़ोन करें।', 'हमें लिखें।'], send: 'भेजें', price: 2999 },
} as const;
