import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { defaultLanguage, languageCodes, languages } from '../../i18n/languages.ts';
import { scripts } from '../../i18n/scripts.ts';
import { caseLanguages, localesFrom } from '../../test/rule-cases.ts';
import { allowedHits } from './allowed-hits.ts';
import { findingsIn } from './findings.ts';
import { localeFilesOf, localeFile, readLocales } from '../locale-files.ts';
import { rules } from './rules/all.ts';
import { annotationsOf, reportOf, summaryOf } from './lint-report.ts';

const good = '{\n  "title": "Claims"\n}\n';
const translated = { en: good, gu: good.replace('Claims', 'ક્લેમ'), hi: good.replace('Claims', 'क्लेम') };

/** A language that has come since has letters of its script for words. */
const otherFiles = Object.fromEntries(
  Object.entries(languages)
    .filter(([language]) => !Object.hasOwn(translated, language))
    .map(([language, { script }]) => [language, good.replace('Claims', scripts[script].tallSample)]),
);


/** Starting Node takes its time on a busy machine. */
const patience = 60_000;

describe('the command', { timeout: patience }, () => {
  const root = mkdtempSync(path.join(tmpdir(), 'locales-'));
  afterAll(() => rmSync(root, { recursive: true }));

  function check(files: Readonly<Record<string, string>>, ...options: string[]) {
    for (const [language, text] of Object.entries({ ...otherFiles, ...files })) {
      mkdirSync(path.join(root, 'locales', language), { recursive: true });
      writeFileSync(path.join(root, 'locales', language, 'page.json'), text);
    }
    const { GITHUB_ACTIONS: _, ...env } = process.env;
    return spawnSync(process.execPath, ['src/locale-tools/lint/lint.ts', '--root', root, ...options], { encoding: 'utf8', env });
  }

  test('says in one line that good words are good', () => {
    const { stdout, status } = check(translated);
    expect([stdout.trim(), status]).toEqual([`${languageCodes.length} languages, ${languageCodes.length} files: no errors, no warnings`, 0]);
  });

  test('writes JSON for machines and exits with 1', () => {
    const { stdout, status } = check({ ...translated, hi: good }, '--json');
    const named = { rule: 'same-as-english', file: 'locales/hi/page.json', line: 2, column: 12, key: 'title' };
    expect(JSON.parse(stdout).findings).toContainEqual(expect.objectContaining(named));
    expect(status).toBe(1);
  });

  test('fixes in place with --fix and shows what it changed', () => {
    const { stdout, status } = check({ ...translated, gu: good.replace('Claims', ' ક્લેમ') }, '--fix');
    expect(readFileSync(path.join(root, 'locales/gu/page.json'), 'utf8')).toBe(translated.gu);
    expect(stdout).toContain('locales/gu/page.json fixed:\n  2 - "title": " ક્લેમ"\n  2 + "title": "ક્લેમ"');
    expect(status).toBe(0);
  });
});

describe('the report', () => {
  const locales = localesFrom({ en: { line: 'Call  us,now' }, gu: { line: 'ફોન' }, hi: { line: 'Call' } });
  const findings = findingsIn(locales);

  test('names file, line, column, text, fault, reason and remedy', () => {
    const [file, place, text, what, why, fix] = reportOf(locales, findings.filter(({ rule }) => rule === 'same-as-english')).split('\n');
    expect([file, place, text]).toEqual(['locales/hi/page.json', '  ✗ error  2:11  line', '      Call']);
    expect([what, why, fix]).toEqual([
      '      What: the text is not in this language. [same-as-english]',
      expect.stringMatching(/^ {6}Why: {2}\S/),
      expect.stringMatching(/^ {6}Fix: {2}\S/),
    ]);
  });

  test('tells the file with most errors first', () => {
    const errors = Map.groupBy(findings.filter(({ severity }) => severity === 'error'), ({ file }) => file);
    const counts = [...errors.values()].map(({ length }) => length);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  });

  test('annotates a pull request at file, line and column', () => {
    expect(annotationsOf(findings)).toContain('::error file=locales/en/page.json,line=2,col=16,title=double-space::');
  });

  test('lists what stands in Latin letters by leave, with its count and reason', () => {
    const allowed = localesFrom({ en: { line: 'FIR' }, gu: { line: 'FIRની નકલ, FIR' }, hi: { line: 'FIR की प्रति, HDFC ERGO' } });
    expect(allowedHits(allowed)).toEqual(['FIR (3): acronym that the police use', 'HDFC ERGO (1): name of an insurer']);
  });

  test('counts errors and warnings', () => {
    expect(summaryOf(locales, findings.slice(0, 1))).toBe('3 languages, 3 files: 1 error, no warnings');
  });
});

describe('what is not there', () => {
  function told(...files: [language: string, name: string][]): string[] {
    const locales = localeFilesOf(files.map(([language, name]) => localeFile(language, name, good)), caseLanguages, 'en');
    return findingsIn(locales, []).map(({ file, what, remedy }) => `${file}: ${what}. ${remedy}`);
  }

  test('a missing folder is told with the remedy', () => {
    const said = /^locales\/hi: the folder of this language is missing\. Run npm run copy/;
    expect(told(['en', 'page'], ['gu', 'page'])).toEqual([expect.stringMatching(said)]);
  });

  test('a missing file is told with the remedy', () => {
    const said = 'locales/gu/more.json: the file is missing. Copy locales/en/more.json there and translate its texts.';
    expect(told(['en', 'page'], ['en', 'more'], ['gu', 'page'], ['hi', 'page'], ['hi', 'more'])).toEqual([said]);
  });

  test('a file that English does not have is told', () => {
    const said = /^locales\/gu\/pages\.json: there is no English file of this name/;
    expect(told(['en', 'page'], ['gu', 'page'], ['gu', 'pages'], ['hi', 'page'])).toEqual([expect.stringMatching(said)]);
  });

  test('a broken English file is told once, not at every translation', () => {
    const files = Object.entries({ ...translated, en: good.replace('"\n', '\n') }).map(([language, text]) => localeFile(language, 'page', text));
    expect(findingsIn(localeFilesOf(files, caseLanguages, 'en')).map(({ file }) => file)).toEqual(['locales/en/page.json']);
  });
});

describe('the rules', () => {
  const locales = readLocales('.', languages, defaultLanguage);

  test('have names of their own', () => {
    const names = rules.map(({ id }) => id);
    expect(names).toEqual([...new Set(names)]);
  });

  test.each(rules)('$id gives a remedy that names no source file', ({ why, remedy }) => {
    expect(`${why} ${remedy}`).not.toMatch(/\.(?:tsx?|tsv)\b|\bsrc\//);
  });

  test('judge any text without failing', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (english, line) => {
      expect(() => findingsIn(localesFrom({ en: { line: english }, gu: { line }, hi: { line } }))).not.toThrow();
    }));
  });

  const excepted = rules.filter(({ exceptions }) => exceptions?.length);

  test.each(excepted.flatMap((rule) => (rule.exceptions ?? []).map((exception) => ({ ...exception, rule, id: rule.id }))))(
    '$id still needs its exception for $key of $file',
    ({ rule, file, key }) => {
      const { exceptions: _, ...strict } = rule;
      const keys = findingsIn(locales, [strict]).filter((finding) => finding.file.endsWith(`/${file}.json`)).map((finding) => finding.key);
      expect(keys).toContain(key);
    },
  );

  /** Seconds of the processor, not of the clock: other work on the machine does not count. */
  function secondsFor(work: () => unknown): number {
    const start = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1_000_000;
  }

  test('judge three languages within two seconds', () => {
    expect(secondsFor(() => findingsIn(locales))).toBeLessThan(2);
  });
});
