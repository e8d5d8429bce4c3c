/** The proof of the check: the finished words are clean, and 200 faults planted in them one by one are each named in their place. */
import { describe, expect, test } from 'vitest';
import { defaultLanguage, languages } from '../../i18n/languages.ts';
import { plantings, type Choose, type Planting } from '../../test/plantings.ts';
import { findingsIn } from './findings.ts';
import { localeFilesOf, localeFile, readLocales, type LocaleFile } from '../locale-files.ts';

const copy = readLocales('.', languages, defaultLanguage);
const faults = 200;

/** Numbers from 0 to 1 that look like chance and are the same at every run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const random = seeded(2026);
const choose: Choose = (items) => items[Math.floor(random() * items.length)];

/** A file where the fault can be planted, tried in chance order. */
function planted(planting: Planting) {
  const files = copy.files.filter(({ language }) => planting.languages?.includes(language) ?? true);
  for (let left = [...files]; left.length > 0; ) {
    const file = choose(left);
    if (!file) break;
    const fault = planting.plant(file, choose);
    if (fault) return { ...planting, ...fault, file };
    left = left.filter((other) => other !== file);
  }
  return undefined;
}

/** The file with its sisters in the other languages and what it quotes: as much as the rules need to judge it. */
function around(changed: LocaleFile): LocaleFile[] {
  const isQuoted = (name: string) => changed.text.includes(`{{${name}.`);
  const others = copy.files.filter(({ name }) => name === changed.name || isQuoted(name));
  return others.map((file) => (file.path === changed.path ? changed : file));
}

function namedIn(file: LocaleFile): string[] {
  return findingsIn(localeFilesOf(around(file), languages, defaultLanguage)).map(({ rule, file: path, line }) => `${rule} at ${path}:${line}`);
}

const cases = Array.from({ length: faults }, (_, index) => {
  const planting = plantings[index % plantings.length];
  return planting && planted(planting);
}).filter((each) => each !== undefined);

test('the finished words have no errors', () => {
  expect(findingsIn(copy).filter(({ severity }) => severity === 'error')).toEqual([]);
});

test('every kind of fault finds a place in the words', () => {
  expect(cases).toHaveLength(faults);
});

describe('a planted fault is named at its file and line', () => {
  test.each(cases.map((each, index) => ({ ...each, number: index + 1, path: each.file.path })))('$number $rule: $fault in $path:$line', ({ rule, text, line, file, path }) => {
    const changed = localeFile(file.language, file.name, text);
    expect(changed.text).not.toBe(file.text);
    expect(namedIn(changed)).toContain(`${rule} at ${path}:${line}`);
  });
});
