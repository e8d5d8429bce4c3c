import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { writeLocales } from '../test/written-locales.ts';
import { formerEnglishOf } from './former-english.ts';
import { fingerprint } from './translation-memory.ts';

function projectWithHistory() {
  const locales = writeLocales({ 'en/page': { title: 'Claims' } });
  const git = (...command: string[]) => execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...command], { cwd: locales.root });
  const commit = () => {
    git('add', '.');
    git('commit', '--quiet', '--message', 'Words');
  };
  git('init', '--quiet');
  commit();
  return { ...locales, git, commit };
}

test('the English that was committed before is found by its fingerprint', () => {
  const { root, edit, commit } = projectWithHistory();
  edit('en/page', 'Claims', 'Claim help');
  commit();
  edit('en/page', 'Claim help', 'Help with claims');
  expect(formerEnglishOf(root)('page', fingerprint('Claims'))).toBe('Claims');
});

test('it is found under the name that its file had', () => {
  const { root, edit, git, commit } = projectWithHistory();
  git('mv', 'locales/en/page.json', 'locales/en/help.json');
  commit();
  edit('en/help', 'Claims', 'Help');
  expect(formerEnglishOf(root)('help', fingerprint('Claims'))).toBe('Claims');
});

test('English that was never committed is not known', () => {
  expect(formerEnglishOf(projectWithHistory().root)('page', fingerprint('Policies'))).toBeUndefined();
});

test('without a history nothing is known', () => {
  expect(formerEnglishOf(writeLocales({ 'en/page': { title: 'Claims' } }).root)('page', fingerprint('Claims'))).toBeUndefined();
});
