import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../test/temporary-folder.ts';
import { changeBetween, changeKind } from './change-kind.ts';

const content = [
  'src/office/people.json',
  'src/office/photographs/asha.jpg',
  'src/office/counter-sheet.md',
  'locales/gu/prices.json',
  'locales/memory.gu.json',
];
const code = ['src/office/hours.ts', 'src/office/schema/people.json', 'package.json', 'locales/gu/words.ts'];

function repository() {
  const folder = temporaryFolder();
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...words], { cwd: folder, encoding: 'utf8' });
  git('init', '-q');
  let changes = 0;
  return {
    folder,
    commit(...changed: string[]) {
      for (const file of changed) writeFileSync(join(folder, file), String((changes += 1)));
      git('add', '--all');
      git('commit', '-qm', 'Change');
      return git('rev-parse', 'HEAD').trim();
    },
  };
}

test.each([...content.map((file) => [file, 'content']), ...code.map((file) => [file, 'code'])])(
  'what also changes %s is %s',
  (file = '', kind = '') => {
    expect(changeKind(['locales/en/home.json', file])).toBe(kind);
  },
);

// Git is a program, and slow on a busy machine.
test(
  'two commits are compared by their files; code between them, and what cannot be compared, is code',
  { timeout: 300_000 },
  () => {
    const { commit, folder } = repository();
    const published = commit('package.json', 'LICENSE');
    mkdirSync(join(folder, 'locales/en'), { recursive: true });
    expect(changeBetween(published, commit('locales/en/home.json'), folder)).toBe('content');
    commit('package.json');
    expect(changeBetween(published, commit('locales/en/home.json'), folder)).toBe('code');
    expect(changeBetween('published', 'HEAD', folder)).toBe('code');
  },
);
