import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../test/temporary-folder.ts';

const content = [
  'src/office/people.json',
  'src/office/photographs/asha.jpg',
  'src/office/counter-sheet.md',
  'locales/gu/prices.json',
  'locales/memory.gu.json',
];
const code = ['src/office/hours.ts', 'src/office/logos/old/logo.ts', 'package.json', 'locales/gu/words.ts'];

// Git is a program, and slow on a busy machine.
test('what changes files of content alone is content, and all else, and what cannot be compared, code', () => {
  const folder = temporaryFolder();
  const run = (program: string, ...words: string[]) => execFileSync(program, words, { cwd: folder, encoding: 'utf8' });
  const git = (...words: string[]) => run('git', '-c', 'user.name=a', '-c', 'user.email=a@b', ...words);
  function commit(...changed: string[]) {
    for (const file of changed) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), file, { flag: 'a' });
    }
    git('add', '--all');
    git('commit', '-qm', 'Change');
  }
  const kind = (from: string) =>
    run(process.execPath, join(import.meta.dirname, 'change-kind.ts'), from, 'HEAD').trim();
  git('init', '-q');
  commit('LICENSE');
  commit(...content);
  expect(kind('HEAD^')).toBe('content');
  for (const file of code) {
    commit('locales/en/home.json', file);
    expect([file, kind('HEAD^')]).toEqual([file, 'code']);
  }
  commit('locales/en/home.json');
  expect([kind('HEAD^'), kind('HEAD^^'), kind('published')]).toEqual(['content', 'code', 'code']);
}, 300_000);
