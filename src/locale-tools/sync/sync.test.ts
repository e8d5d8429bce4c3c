import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { smallPage, writeLocales } from '../../test/written-locales.ts';
import { madeFrom } from '../translation-memory.ts';

const run = (cwd: string, file: string, ...options: string[]) => {
  const { stdout, stderr } = spawnSync(process.execPath, [resolve(file), ...options], { cwd, encoding: 'utf8' });
  return stdout + stderr;
};

test('sync adds what code and English have, empty and in their order, and drops no words', () => {
  const english = { title: 'Claims', hero: { lead: 'Call us' }, age: 18, items: ['One', 'Two'], note: 'Papers' };
  const gujarati = {
    note: 'કાગળ',
    items: ['એક'],
    title: 'ક્લેમ',
    gone: 'जूना करो\u095C',
    madeFrom: ['note 0a1b2c3d 4e5f6a7b'],
  };
  const { root, read, edit } = writeLocales({ 'en/page': english, 'gu/page': gujarati });
  cpSync('i18next-parser.config.js', join(root, 'i18next-parser.config.js'));
  mkdirSync(join(root, 'src'));
  const keys = ["t('page:title')", "t('page:hero')", "t('page:more.body')"];
  writeFileSync(join(root, 'src/page.ts'), keys.join(';\n'));
  run(root, 'node_modules/i18next-parser/bin/cli.js', '--silent');
  expect(run(root, 'src/locale-tools/sync/sync.ts')).toMatch(/^Written: .*locales\/hi\/page\.json/);

  expect(read('en/page')).toBe(`${JSON.stringify({ ...english, more: { body: '' } }, null, 2)}\n`);
  const hero = { lead: '' };
  const completed = {
    title: 'ક્લેમ',
    hero,
    age: 18,
    items: ['એક', ''],
    note: 'કાગળ',
    more: { body: '' },
    gone: 'जूना करो\u0921\u093C',
  };
  expect(read('gu/page')).toBe(`${JSON.stringify(completed, null, 2)}\n`);
  expect(JSON.parse(read('hi/page'))).toMatchObject({ title: '', hero, age: 18, items: ['', ''] });
  expect(JSON.parse(read('memory.gu')).page).toHaveProperty('note');
  edit('gu/page', '"title"', '"title": "દાવો", "title"');
  expect(run(root, 'src/locale-tools/sync/sync.ts')).toMatch(/^locales\/gu\/page\.json: title stands here a second/);
  expect(read('gu/page')).toContain('દાવો');
});

test('status says what is missing or changed in English, until that is said to fit', () => {
  const made = { page: { 'steps.1': madeFrom('Write to us.', 'અમને લખો.') } };
  const { root, read, edit } = writeLocales({ ...smallPage, 'memory.gu': made });
  const status = (...options: string[]) => run(root, 'src/locale-tools/sync/status.ts', ...options);
  edit('en/page', 'Write to us.', 'Write to us today.');
  edit('gu/page', 'મોકલો', '');
  expect(status()).toMatch(
    /^ગુજરાતી \(gu\)\nTo do:\npage:steps\.1\n {2}English is now: Write to us today\.\n {2}Translation: અમને લખો\.\npage:send\n.*\n {2}Translation: \(missing\)\nOf 4 texts 1 are missing, 1 changed /,
  );
  status('--fits', 'gu', 'page:steps.1');
  expect(JSON.parse(read('memory.gu')).page).toMatchObject({ 'steps.1': madeFrom('Write to us today.', 'અમને લખો.') });
});
