/** The proof of the check: the finished words are clean, and 200 faults planted in them one by one are each named in their place. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultLanguage, languages } from '../../i18n/languages.ts';
import type { Choose, Planting } from '../../test/plant.ts';
import { plantings } from '../../test/plantings.ts';
import { finishedLanguages } from '../../test/finished-languages.ts';
import { findingsIn } from './findings.ts';
import { localeFilesOf, localeFile, quotes, readLocales, type LocaleFile } from '../locale-files.ts';

const locales = readLocales('.', languages, defaultLanguage);
const faults = 200;
const isFinished = (language: string) => finishedLanguages.some((code) => code === language);

/** Look like chance and are the same at every run. */
const numbers = fc.sample(fc.nat(), { seed: 2026, numRuns: 10_000 }).values();
const choose: Choose = (items) => items[(numbers.next().value ?? 0) % items.length];

/** A file where the fault can be planted, tried in chance order. */
function planted(planting: Planting) {
  const files = locales.files.filter(({ language }) => isFinished(language) && (planting.languages?.includes(language) ?? true));
  for (let left = [...files]; left.length > 0; ) {
    const file = choose(left);
    if (!file) break;
    const fault = planting.plant(file, choose);
    if (fault) return { ...planting, ...fault, file };
    left = left.filter((other) => other !== file);
  }
  return undefined;
}

/** What the check says of a changed file beside its translations and what it quotes: as much as the rules need to judge it. */
function namedIn(changed: LocaleFile): string[] {
  const related = locales.files.filter(({ name }) => name === changed.name || quotes(changed, name));
  const files = related.map((file) => (file.path === changed.path ? changed : file));
  return findingsIn(localeFilesOf(files, languages, defaultLanguage)).map(({ rule, file, line }) => `${rule} at ${file}:${line}`);
}

const cases = Array.from({ length: faults }, (_, index) => {
  const planting = plantings[index % plantings.length];
  return planting && planted(planting);
}).filter((each) => each !== undefined);

test('the finished words have no errors', () => {
  expect(findingsIn(locales).filter((finding) => finding.severity === 'error' && isFinished(finding.language))).toEqual([]);
});

test('every kind of fault finds a place in the words', () => {
  expect(cases).toHaveLength(faults);
});

describe('a planted fault is named at its file and line', () => {
  const numbered = cases.map((each, index) => ({ ...each, number: index + 1, path: each.file.path }));

  test.each(numbered)('$number $rule: $fault in $path:$line', ({ rule, text, line, file, path }) => {
    const changed = localeFile(file.language, file.name, text);
    expect(changed.text).not.toBe(file.text);
    expect(namedIn(changed)).toContain(`${rule} at ${path}:${line}`);
  });
});
