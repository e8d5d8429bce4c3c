import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commitAll, git } from '../../test/git.ts';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { commitDates, pageDate } from './page-dates.ts';

test('a file is dated by its last commit alone, and by nothing where there is none that is sure', () => {
  const root = temporaryFolder();
  mkdirSync(join(root, 'locales'));
  const write = (name: string, text: string) => writeFileSync(join(root, 'locales', name), text);
  expect([...commitDates(root)]).toEqual([]);
  git(root, ['init']);
  write('about.json', '{}');
  write('home.json', '{}');
  commitAll(root, '2026-03-04');
  write('about.json', '{ "title": "" }');
  commitAll(root, '2026-05-06');
  expect([...commitDates(root)].toSorted()).toEqual([
    ['locales/about.json', '2026-05-06'],
    ['locales/home.json', '2026-03-04'],
  ]);
  const clone = join(temporaryFolder(), 'clone');
  git(root, ['clone', '--depth', '1', `file://${root}`, clone]);
  expect([...commitDates(clone)]).toEqual([]);
  write('about.json', '{}');
  expect(commitDates(root).has('locales/about.json')).toBe(false);
});

test('a page is dated by the newest of its component, its words and the prices that it quotes', () => {
  const dates = new Map([
    ['src/pages/health-page.tsx', '2026-01-02'],
    ['locales/gu/health.json', '2026-01-01'],
    ['locales/gu/prices.json', '2026-01-03'],
    ['locales/gu/common.json', '2026-01-04'],
  ]);
  expect(pageDate('health', 'gu', dates)).toBe('2026-01-03');
});
