/** Runs the tests of a family of rules: each case plants one fault beside good text that resembles it. */
import { describe, expect, test } from 'vitest';
import { languages } from '../i18n/languages.ts';
import { findingsIn } from '../locale-tools/lint/findings.ts';
import { localeFileText } from '../locale-tools/json-format.ts';
import { localeFilesOf, localeFile, type CheckedLanguage, type LocaleFiles } from '../locale-tools/locale-files.ts';
import type { Rule } from '../locale-tools/lint/rules/rule.ts';

/** The languages of cases; a site that has more is judged by the same ones. */
const { en, gu, hi } = languages;
export const caseLanguages = { en, gu, hi };

/** Locale files by language: the objects of one file, or the file as text. */
export type WordsByLanguage = Readonly<Record<string, object | string>>;

/** Locale files with one file per language; a text is taken as the file's bytes. */
export function localesFrom(words: WordsByLanguage, checked: Readonly<Record<string, CheckedLanguage>> = caseLanguages, name = 'page'): LocaleFiles {
  const files = Object.entries(words).map(([language, content]) => {
    return localeFile(language, name, typeof content === 'string' ? content : localeFileText(content));
  });
  return localeFilesOf(files, checked, 'en');
}

interface RuleCase {
  /** Id of the rule. */
  rule: string;
  /** What the fault is, for the test's name. */
  fault: string;
  bad: WordsByLanguage;
  good: WordsByLanguage;
  /** Key at which the fault must be found; `line` where nothing else is said. */
  at?: string;
  /** Languages of the files; English, Gujarati and Hindi where nothing else is said. */
  checked?: Readonly<Record<string, CheckedLanguage>>;
  /** Name of the file; `page` where nothing else is said. */
  file?: string;
}

/** A case of one text under the key `line`; English stands beside a translation. */
export function textCase(rule: string, fault: string, language: string, bad: string, good: string, english = 'Call us today.'): RuleCase {
  const words = (value: string) => (language === 'en' ? { en: { line: value } } : { en: { line: english }, [language]: { line: value } });
  return { rule, fault, bad: words(bad), good: words(good) };
}

export function testRules(rules: readonly Rule[], cases: readonly RuleCase[]): void {
  test.each(rules.map(({ id }) => id))('%s has a case', (id) => {
    expect(cases.some(({ rule }) => rule === id)).toBe(true);
  });

  describe.each(cases)('$rule: $fault', ({ rule, bad, good, at = 'line', checked = caseLanguages, file = 'page' }) => {
    const keysFound = (words: WordsByLanguage) => {
      const findings = findingsIn(localesFrom(words, checked, file), rules.filter(({ id }) => id === rule));
      return findings.filter((finding) => finding.rule === rule).map(({ key }) => key);
    };

    test('is named at its key', () => {
      expect(keysFound(bad)).toContain(at);
    });

    test('good text that resembles it passes', () => {
      expect(keysFound(good)).toEqual([]);
    });
  });
}
