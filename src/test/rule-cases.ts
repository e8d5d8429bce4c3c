/** Runs the tests of a family of rules: each case plants one fault beside good text that resembles it. */
import { describe, expect, test } from 'vitest';
import { languages } from '../i18n/languages.ts';
import { findingsIn, type Finding } from '../translating/findings.ts';
import { copyOf, localeFile, type CheckedLanguage, type Copy } from '../translating/locale-files.ts';
import type { Rule } from '../translating/rules/rule.ts';

/** Locale files by language: objects of one file `page`, or whole files as text. */
export type Words = Readonly<Record<string, object | string>>;

/** A copy of one file `page` per language; a text is taken as the file's bytes. */
export function copyFrom(words: Words, checked: Readonly<Record<string, CheckedLanguage>> = languages): Copy {
  const files = Object.entries(words).map(([language, content]) => {
    return localeFile(language, 'page', typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`);
  });
  return copyOf(files, checked, 'en');
}

interface RuleCase {
  rule: Rule;
  /** What the fault is, for the test's name. */
  fault: string;
  bad: Words;
  good: Words;
  /** Key at which the fault must be found; `line` where nothing else is said. */
  at?: string;
}

/** A case of one text under the key `line`; English stands beside a translation. */
export function textCase(rule: Rule, fault: string, language: string, bad: string, good: string, english = 'Call us today.'): RuleCase {
  const words = (value: string) => (language === 'en' ? { en: { line: value } } : { en: { line: english }, [language]: { line: value } });
  return { rule, fault, bad: words(bad), good: words(good) };
}

function found(rule: Rule, words: Words): Finding[] {
  return findingsIn(copyFrom(words), [rule]).filter((finding) => finding.rule === rule.id);
}

export function testRules(rules: readonly Rule[], cases: readonly RuleCase[]): void {
  test.each(rules.map(({ id }) => id))('%s has a case', (id) => {
    expect(cases.some(({ rule }) => rule.id === id)).toBe(true);
  });

  describe.each(cases.map((each) => ({ ...each, id: each.rule.id })))('$id: $fault', ({ rule, bad, good, at = 'line' }) => {
    test('is named at its key', () => {
      expect(found(rule, bad).map(({ key }) => key)).toContain(at);
    });

    test('good text that resembles it passes', () => {
      expect(found(rule, good)).toEqual([]);
    });
  });
}
