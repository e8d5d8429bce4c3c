import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { writeLocales } from '../test/written-locales.ts';
import { formerEnglishOf } from './former-english.ts';
import { fingerprint } from './translation-memory.ts';

const quoting = 'Say "yes" or \\ no.';

test('the English that was committed before is found by its fingerprint, and no other', () => {
  const { root, edit } = writeLocales({ 'en/page': { title: 'Claims', steps: [quoting] } });
  const git = (...command: string[]) => {
    const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
    execFileSync('git', [...author, ...command], { cwd: root });
  };
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Words');
  edit('en/page', 'Claims', 'Claim help');
  const found = ['Claims', quoting, 'Policies'].map((text) => formerEnglishOf(root)('page', fingerprint(text)));
  expect(found).toEqual(['Claims', quoting, undefined]);
});

test('without a history nothing is known', () => {
  const { root } = writeLocales({ 'en/page': { title: 'Claims' } });
  expect(formerEnglishOf(root)('page', fingerprint('Claims'))).toBeUndefined();
});
