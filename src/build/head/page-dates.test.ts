import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { commitDates, pageDate } from './page-dates.ts';

function git(root: string, command: string[], env: NodeJS.ProcessEnv = process.env): void {
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  execFileSync('git', [...author, ...command], { cwd: root, stdio: 'ignore', env });
}

function write(root: string, file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

function commit(root: string, date: string): void {
  git(root, ['add', '.']);
  const instant = `${date}T12:00:00+05:30`;
  const env = { ...process.env, GIT_AUTHOR_DATE: instant, GIT_COMMITTER_DATE: instant };
  git(root, ['commit', '-m', 'Change'], env);
}

function repository(): string {
  const root = mkdtempSync(join(tmpdir(), 'history-'));
  git(root, ['init']);
  write(root, 'locales/en/about.json', '{}');
  write(root, 'src/pages/about-page.tsx', '');
  commit(root, '2026-03-04');
  return root;
}

test('a file is dated by its last commit, and by nothing once it is changed or the clone is shallow', () => {
  const root = repository();
  write(root, 'locales/en/about.json', '{ "title": "" }');
  commit(root, '2026-05-06');
  expect([...commitDates(root)].toSorted()).toEqual([
    ['locales/en/about.json', '2026-05-06'],
    ['src/pages/about-page.tsx', '2026-03-04'],
  ]);
  const clone = join(mkdtempSync(join(tmpdir(), 'shallow-')), 'clone');
  git(root, ['clone', '--depth', '1', `file://${root}`, clone]);
  expect([...commitDates(clone)]).toEqual([]);
  write(root, 'locales/en/about.json', '{}');
  expect(commitDates(root).has('locales/en/about.json')).toBe(false);
});

test('a folder without history dates nothing', () => {
  expect([...commitDates(mkdtempSync(join(tmpdir(), 'no-history-')))]).toEqual([]);
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

test('a page with an undated source has no date', () => {
  expect(pageDate('home', 'gu', new Map([['locales/gu/home.json', '2026-01-03']]))).toBeUndefined();
});
