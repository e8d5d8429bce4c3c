import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { defaultLanguage, languages } from '../i18n/languages.ts';
import { copyFrom } from '../test/rule-cases.ts';
import { findingsIn } from './findings.ts';
import { copyOf, localeFile, readLocales } from './locale-files.ts';
import { rules } from './rules/all.ts';
import { annotationsOf, summaryOf } from './report.ts';

const root = mkdtempSync(path.join(tmpdir(), 'locales-'));
afterAll(() => rmSync(root, { recursive: true }));

const good = '{\n  "title": "Claims"\n}\n';

/** Runs the command over files of our own. */
function check(files: Readonly<Record<string, string>>, ...options: string[]) {
  rmSync(path.join(root, 'locales'), { recursive: true, force: true });
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, 'locales', name)), { recursive: true });
    writeFileSync(path.join(root, 'locales', name), text);
  }
  const { GITHUB_ACTIONS: _, ...env } = process.env;
  return spawnSync(process.execPath, ['src/translating/check.ts', '--root', root, ...options], { encoding: 'utf8', env });
}

const translated = { 'en/page.json': good, 'gu/page.json': good.replace('Claims', 'ક્લેમ'), 'hi/page.json': good.replace('Claims', 'क्लेम') };

describe('the command', () => {
  test('says in one line that good words are good', () => {
    const { stdout, status } = check(translated);
    expect([stdout.trim(), status]).toEqual(['3 languages, 3 files: no errors, no warnings', 0]);
  });

  test('names file, line, column, text, fault, reason and mend, and exits with 1', () => {
    const { stdout, status } = check({ ...translated, 'gu/page.json': good });
    expect(stdout).toMatch(/^locales\/gu\/page\.json\n  2:12  error  title\n      Claims\n      What: the text is the same as in English\. \[same-as-english\]\n      Why:  .+\n      Mend: .+\n/);
    expect(status).toBe(1);
  });

  test('writes JSON for machines', () => {
    const { stdout } = check({ ...translated, 'hi/page.json': good }, '--json');
    const named = { rule: 'same-as-english', file: 'locales/hi/page.json', line: 2, column: 12, key: 'title' };
    expect(JSON.parse(stdout).findings).toContainEqual(expect.objectContaining(named));
  });

  test('mends in place with --fix and shows what it changed', () => {
    const { stdout, status } = check({ ...translated, 'gu/page.json': good.replace('Claims', ' ક્લેમ') }, '--fix');
    expect(readFileSync(path.join(root, 'locales/gu/page.json'), 'utf8')).toBe(translated['gu/page.json']);
    expect(stdout).toContain('locales/gu/page.json mended:\n  2 - "title": " ક્લેમ"\n  2 + "title": "ક્લેમ"');
    expect(status).toBe(0);
  });

  test('a missing folder and a missing file are told with the remedy', () => {
    const { stdout, status } = check({ 'en/page.json': good, 'en/other.json': good, 'gu/page.json': translated['gu/page.json'] });
    expect(stdout).toMatch(/locales\/hi\n[^]*the folder of this language is missing[^]*Mend: Copy locales\/en to locales\/hi/);
    expect(stdout).toMatch(/locales\/gu\/other\.json\n[^]*the file is missing[^]*Mend: Copy locales\/en\/other\.json there/);
    expect(status).toBe(1);
  });

  test('a file that English does not have is told', () => {
    const { stdout } = check({ ...translated, 'gu/pages.json': good });
    expect(stdout).toContain('there is no English file of this name');
  });

  test('a broken English file is told once, not at every translation', () => {
    const { stdout } = check({ ...translated, 'en/page.json': good.replace('"\n', '\n') });
    expect(stdout.match(/What:/g)).toHaveLength(1);
  });
});

describe('the report', () => {
  const copy = copyFrom({ en: { line: 'Call  us,now' }, gu: { line: 'ફોન' }, hi: { line: 'Call' } });
  const findings = findingsIn(copy);

  test('tells the file with most errors first, and errors by line', () => {
    const errors = Map.groupBy(findings.filter(({ severity }) => severity === 'error'), ({ file }) => file);
    const counts = [...errors.values()].map(({ length }) => length);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  });

  test('annotates a pull request at file, line and column', () => {
    expect(annotationsOf(findings)).toContain('::error file=locales/en/page.json,line=2,col=16,title=double-space::');
  });

  test('counts errors and warnings', () => {
    expect(summaryOf(copy, findings.slice(0, 1))).toBe('3 languages, 3 files: 1 error, no warnings');
  });
});

describe('the rules', () => {
  const copy = readLocales('.', languages, defaultLanguage);

  test('have names of their own', () => {
    const names = rules.map(({ id }) => id);
    expect(names).toEqual([...new Set(names)]);
  });

  const excepted = rules.filter(({ exceptions }) => exceptions?.length);

  test.each(excepted.flatMap((rule) => (rule.exceptions ?? []).map((exception) => ({ ...exception, rule, id: rule.id }))))(
    '$id still needs its exception for $key of $file.json',
    ({ rule, file, key }) => {
      const { exceptions: _, ...strict } = rule;
      const keys = findingsIn(copy, [strict]).filter((finding) => finding.file.endsWith(`/${file}.json`)).map((finding) => finding.key);
      expect(keys).toContain(key);
    },
  );

  test('judge twelve languages within ten seconds', () => {
    const codes = ['gu', 'hi', 'mr', 'bn', 'ta', 'te', 'kn', 'ml', 'pa', 'or', 'as'];
    const twelve = { en: languages.en, ...Object.fromEntries(codes.map((code) => [code, { tag: code, script: code === 'gu' ? 'Gujarati' : 'Devanagari', endonym: code }])) };
    const english = copy.files.filter(({ language }) => language === defaultLanguage);
    const files = codes.flatMap((code) => copy.files.filter(({ language }) => language === (code === 'gu' ? 'gu' : 'hi')).map(({ name, text }) => localeFile(code, name, text)));
    const start = performance.now();
    findingsIn(copyOf([...english, ...files], twelve, defaultLanguage));
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});
