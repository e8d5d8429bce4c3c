/** The proof of the check: the finished words are clean, and faults planted in them one by one are each named in their place. */
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { defaultLanguage, languages } from '../../i18n/languages.ts';
import { finishedLanguages } from '../../test/finished-languages.ts';
import { plantings, type Choose, type Planting } from '../../test/plantings.ts';
import { localeFilesOf, localeFile, quotes, readLocales, type LocaleFile } from '../locale-files.ts';
import { findingsIn } from './findings.ts';

/** All words are judged anew for some faults, which takes its time on a busy machine. */
vi.setConfig({ testTimeout: 60_000 });

const locales = readLocales('.', languages, defaultLanguage);
const isFinished = (language: string) => finishedLanguages.some((code) => code === language);

/** Look like chance and are the same at every run. */
const numbers = fc.sample(fc.nat(), { seed: 2026, numRuns: 10_000 }).values();
const choose: Choose = (items) => items[(numbers.next().value ?? 0) % items.length];

/** A file where the fault can be planted, tried in chance order. */
function planted(planting: Planting) {
  const fits = ({ language }: LocaleFile) => isFinished(language) && (planting.languages?.includes(language) ?? true);
  for (let left = locales.files.filter(fits); left.length > 0;) {
    const file = choose(left);
    const fault = file && planting.plant(file, choose);
    if (fault) return { ...planting, ...fault, file, path: file.path };
    left = left.filter((other) => other !== file);
  }
  throw new Error(`“${planting.fault}” finds no place in the words.`);
}

/** What the check says of a changed file beside its translations and what it quotes: as much as the rules need to judge it. */
function namedIn(changed: LocaleFile): string[] {
  const related = locales.files.filter(({ name }) => name === changed.name || quotes(changed, name));
  const files = related.map((file) => (file.path === changed.path ? changed : file));
  const all = localeFilesOf(files, languages, defaultLanguage);
  const findings = findingsIn({ ...all, files: files.filter(({ name }) => name === changed.name) });
  return findings.map(({ rule, file, line }) => `${rule} at ${file}:${line}`);
}

test('the finished words have no errors', () => {
  const errors = findingsIn(locales).filter(({ severity, language }) => severity === 'error' && isFinished(language));
  expect(errors).toEqual([]);
});

describe('a planted fault is named at its file and line', () => {
  test.each(plantings.map(planted))('$rule: $fault in $path:$line', ({ rule, text, line, file, path }) => {
    expect(namedIn(localeFile(file.language, file.name, text))).toContain(`${rule} at ${path}:${line}`);
  });
});
