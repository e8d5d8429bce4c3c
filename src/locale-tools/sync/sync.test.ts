import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { localesFrom } from '../../test/rule-cases.ts';
import { smallPage, writeLocales } from '../../test/written-locales.ts';
import { extractedKeys, unknownKeys } from '../extract-keys.ts';
import { localeFileText } from '../json-format.ts';
import { readLocales } from '../locale-files.ts';
import type { LanguageFiles } from '../locale-values.ts';
import { testedProject } from '../../test/tested-project.ts';
import { planSync } from './sync-plan.ts';

describe('the plan', () => {
  const english = { title: 'Claims', price: 799, per: 'year', items: [{ name: 'One' }], note: 'Call us' };
  const gujarati = { title: 'ક્લેમ', price: 799, per: 'year', items: [{ name: 'એક' }], note: 'ફોન કરો' };
  const plan = (en: object, gu: object, found: LanguageFiles = {}) => planSync(localesFrom({ en, gu }), found);
  const written = (en: object, gu: object = gujarati) => plan(en, gu).writes.get('locales/gu/page.json');

  test('a new text comes in empty and a new figure as it is, in the order of English', () => {
    const { title, ...rest } = english;
    const { title: own, ...others } = gujarati;
    expect(written({ title, subtitle: 'Help', age: 18, ...rest })).toBe(
      localeFileText({ title: own, subtitle: '', age: 18, ...others }),
    );
  });

  test('a translation whose English is gone is not dropped', () => {
    expect(written({ title: 'Claims' })).toBeUndefined();
  });

  test('a key that code asks for is added to every language, and named', () => {
    const { writes, added } = plan(english, gujarati, { page: { more: { body: '' } } });
    expect(added).toEqual(['page:more.body']);
    expect(writes.get('locales/gu/page.json')).toBe(localeFileText({ ...gujarati, more: { body: '' } }));
  });

  test('a group or list that code reads whole counts as known', () => {
    const words = localesFrom({ en: { hero: { title: 'A' }, items: ['B'] } });
    expect(unknownKeys({ page: { hero: '', items: { 0: '' }, title: '' } }, words)).toEqual(['page:title']);
  });
});

test('the words of the site are in step with its code and with English', () => {
  const { writes, added } = planSync(readLocales(testedProject), extractedKeys('.'));
  expect([added, [...writes.keys()].filter((file) => !file.includes('memory'))]).toEqual([[], []]);
});

describe('the commands', () => {
  function project() {
    const locales = writeLocales(smallPage);
    const run = (command: 'sync' | 'status', ...options: string[]): string => {
      const words = [`src/locale-tools/sync/${command}.ts`, '--root', locales.root, ...options];
      const { stdout, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' });
      return stdout + stderr;
    };
    return { ...locales, run };
  }

  test('carry words to a spreadsheet and back, and write nothing when a row is wrong', () => {
    const { root, read, edit, run } = project();
    const sheet = join(root, 'locales/words.json');
    run('sync', '--export', 'gu', sheet);
    edit('words', ',ક્લેમ,', ',ક્લેમમાં મદદ,');
    expect(run('sync', '--import', 'gu', sheet)).toMatch(
      /^Changed:\n[^]* {2}row 2: page:title\nWritten: locales\/gu\/page\.json, locales\/memory\.gu\.json\n {4}→ લખી:/,
    );
    edit('words', 'ક્લેમમાં મદદ', 'Claims');
    expect(run('sync', '--import', 'gu', sheet)).toMatch(
      /^Nothing was written, because of these rows:\n[^]*\n {2}row 2: [^]*→/,
    );
    expect(read('gu/page')).toContain('ક્લેમમાં મદદ');
  });

  test('remember which translation still fits', () => {
    const { edit, run } = project();
    run('status', '--fits', 'gu', 'page');
    edit('en/page', 'Write to us.', 'Write to us today.');
    expect(run('status', 'gu')).toMatch(
      /^ગુજરાતી \(gu\)\nTo do:\npage:steps\.1\n {2}English is now: Write to us today\.\n {2}Translation: અમને લખો\.\nOf 4 texts 0 are missing, 1 changed /,
    );
    run('status', '--fits', 'gu', 'page:steps.1');
    expect(run('status', 'gu')).toContain('Nothing is to be translated.');
  });

  test.each([
    [
      ['status', '--fits', 'gujarati', 'page'],
      '“gujarati” is no language that is translated into. Write one of gu, hi',
    ],
    [['status', '--fits', 'hi', 'page:step'], 'No text or file is “page:step”.'],
    [['sync', 'gu', 'words.csv'], '“gu” is not understood.'],
  ] as const)('%s is answered with what may be asked', ([command, ...words], expected) => {
    expect(project().run(command, ...words)).toContain(expected);
  });
});
