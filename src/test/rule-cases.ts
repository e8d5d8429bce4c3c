/** Runs the tests of a family of rules: each case plants one fault beside good text that resembles it. */
import { describe, expect, test } from 'vitest';
import { languages } from '../i18n/languages.ts';
import { findingsIn, type Finding } from '../locale-tools/lint/findings.ts';
import { fileTextOf } from '../locale-tools/sync/format.ts';
import { localeFilesOf, localeFile, type CheckedLanguage, type LocaleFiles } from '../locale-tools/locale-files.ts';
import type { Rule } from '../locale-tools/lint/rules/rule.ts';

/** Locale files by language: the objects of one file, or the file as text. */
export type Words = Readonly<Record<string, object | string>>;

/** A copy of one file per language; a text is taken as the file's bytes. */
export function copyFrom(words: Words, checked: Readonly<Record<string, CheckedLanguage>> = languages, name = 'page'): LocaleFiles {
  const files = Object.entries(words).map(([language, content]) => {
    return localeFile(language, name, typeof content === 'string' ? content : fileTextOf(content));
  });
  return localeFilesOf(files, checked, 'en');
}

interface RuleCase {
  rule: Rule;
  /** What the fault is, for the test's name. */
  fault: string;
  bad: Words;
  good: Words;
  /** Key at which the fault must be found; `line` where nothing else is said. */
  at?: string;
  /** Name of the file; `page` where nothing else is said. */
  file?: string;
}

/** A case of one text under the key `line`; English stands beside a translation. */
export function textCase(rule: Rule, fault: string, language: string, bad: string, good: string, english = 'Call us today.'): RuleCase {
  const words = (value: string) => (language === 'en' ? { en: { line: value } } : { en: { line: english }, [language]: { line: value } });
  return { rule, fault, bad: words(bad), good: words(good) };
}

function found(rule: Rule, words: Words, file: string): Finding[] {
  return findingsIn(copyFrom(words, languages, file), [rule]).filter((finding) => finding.rule === rule.id);
}

export function testRules(rules: readonly Rule[], cases: readonly RuleCase[]): void {
  test.each(rules.map(({ id }) => id))('%s has a case', (id) => {
    expect(cases.some(({ rule }) => rule.id === id)).toBe(true);
  });

  describe.each(cases.map((each) => ({ ...each, id: each.rule.id })))('$id: $fault', ({ rule, bad, good, at = 'line', file = 'page' }) => {
    test('is named at its key', () => {
      expect(found(rule, bad, file).map(({ key }) => key)).toContain(at);
    });

    test('good text that resembles it passes', () => {
      expect(found(rule, good, file)).toEqual([]);
    });
  });
}
