import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '../../i18n/languages.ts';
import { caseLanguages } from '../../test/rule-cases.ts';
import { planSync } from './sync-plan.ts';
import { extractedKeys, unknownKeys } from '../extract-keys.ts';
import { localeFileText } from '../json-format.ts';
import { localeFilesOf, localeFile, readLocales, type LocaleFiles } from '../locale-files.ts';
import { parseMemory, readMemory, type TranslationMemory } from '../translation-memory.ts';
import type { LanguageFiles } from '../locale-values.ts';

const words = {
  en: { page: { title: 'Claims' }, common: { actions: { call: 'Call Us' } } },
  gu: { page: { title: 'ક્લેમ' }, common: { actions: { call: 'ફોન કરો' } } },
  hi: { page: { title: 'क्लेम' }, common: { actions: { call: 'फ़ोन करें' } } },
};

function localesWith(files: Readonly<Record<string, LanguageFiles>>): LocaleFiles {
  return localeFilesOf(
    Object.entries(files).flatMap(([language, own]) => Object.entries(own).map(([name, content]) => localeFile(language, name, localeFileText(content)))),
    caseLanguages,
    'en',
  );
}

function memoriesIn(writes: ReadonlyMap<string, string>): (language: string) => TranslationMemory {
  return (language) => parseMemory(writes.get(`src/locale-tools/translation-memory/${language}.json`) ?? '{}');
}

const first = planSync(localesWith(words), {}, () => ({}));
const memoryOf = memoriesIn(first.writes);

describe('the plan', () => {
  test('leaves words in sync as they are', () => {
    expect([...planSync(localesWith(words), {}, memoryOf).writes]).toEqual([]);
  });

  test('writes a memory for a language that has none', () => {
    expect([...first.writes.keys()]).toEqual(['src/locale-tools/translation-memory/gu.json', 'src/locale-tools/translation-memory/hi.json']);
  });

  test('adds a key that code asks for to every language, and names it', () => {
    const { writes, notes } = planSync(localesWith(words), { page: { more: { body: '' } } }, memoryOf);
    expect(notes[0]).toBe('locales/en: page:more.body is asked for by code and was added, empty');
    expect(writes.get('locales/gu/page.json')).toBe(localeFileText({ title: 'ક્લેમ', more: { body: '' } }));
  });

  test('stops at a file that cannot be read, with a remedy', () => {
    const broken = localeFilesOf([localeFile('gu', 'page', '{ "title": ')], caseLanguages, 'en');
    expect(() => planSync(broken, {}, memoryOf)).toThrow('locales/gu/page.json is not plain JSON');
  });

  test('a group or list that code reads whole counts as known', () => {
    const english = { page: { hero: { title: 'A' }, items: ['B'] } };
    expect(unknownKeys({ page: { hero: '', items: { 0: '' }, title: '' } }, english)).toEqual(['page:title']);
  });
});

describe('the words of the site', () => {
  const site = readLocales('.', languages, 'en');
  let found: LanguageFiles = {};
  beforeAll(() => {
    found = extractedKeys('.');
  }, 60_000);

  test('are in sync with its code and with English', () => {
    const { writes, notes } = planSync(site, found, (language) => readMemory('.', language));
    expect([notes, [...writes.keys()].filter((file) => file.startsWith('locales/'))]).toEqual([[], []]);
  });

  test('are found under the file that each function reads, also when a page reads two', () => {
    expect(found.home).toHaveProperty('hero');
    expect(found.common).toHaveProperty('insurers.title');
    expect(found.home).not.toHaveProperty('insurers');
  });
});

describe('the commands', { timeout: 60_000 }, () => {
  const root = mkdtempSync(path.join(tmpdir(), 'locales-'));
  const sheet = path.join(root, 'words.csv');
  afterAll(() => rmSync(root, { recursive: true }));
  beforeAll(() => {
    for (const [file, text] of first.writes) write(file, text);
    for (const { path: file, text } of localesWith(words).files) write(file, text);
  });

  function write(file: string, text: string): void {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }

  function run(command: 'sync' | 'status', ...options: string[]): string {
    const { stdout, stderr } = spawnSync(process.execPath, [`src/locale-tools/sync/${command}.ts`, '--root', root, ...options], { encoding: 'utf8' });
    return stdout + stderr;
  }

  test('carry words to a spreadsheet and back', () => {
    run('sync', '--export', 'gu', sheet);
    writeFileSync(sheet, readFileSync(sheet, 'utf8').replace(',ક્લેમ,', ',ક્લેમમાં મદદ,'));
    const [row, written] = run('sync', '--import', 'gu', sheet).split('\n');
    expect(row).toMatch(/^row \d: page:title$/);
    expect(written).toBe('Written: locales/gu/page.json, src/locale-tools/translation-memory/gu.json');
    expect(readFileSync(path.join(root, 'locales/gu/page.json'), 'utf8')).toBe(localeFileText({ title: 'ક્લેમમાં મદદ' }));
  });

  test('write nothing when a row of the spreadsheet is wrong', () => {
    run('sync', '--export', 'hi', sheet);
    writeFileSync(sheet, readFileSync(sheet, 'utf8').replace('फ़ोन करें', 'Phone us').replace(',क्लेम,', ',क्लेम में मदद,'));
    expect(run('sync', '--import', 'hi', sheet)).toContain('Nothing was written, because of these rows:\n  row ');
    expect(readFileSync(path.join(root, 'locales/hi/page.json'), 'utf8')).toBe(localeFileText(words.hi.page));
  });

  test('ask for a language that is translated into', () => {
    expect(run('sync', '--export', 'en', sheet)).toContain('Name one of gu, hi');
  });

  test('remember what a native reader has read', () => {
    run('status', '--read', 'hi', 'page');
    const { hi } = JSON.parse(run('status', '--json'));
    expect(hi.files).toContainEqual({ file: 'page', translated: 1, missing: 0, changed: 0, toReview: 0 });
  });

  test('ask for files that exist', () => {
    expect(run('status', '--read', 'hi', 'pages')).toContain('There is no locales/hi/pages.json');
  });
});
