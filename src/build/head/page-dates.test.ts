import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { commitDates, pageDate } from './page-dates.ts';

function git(root: string, ...command: string[]): void {
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...command], { cwd: root, stdio: 'ignore' });
}

function write(root: string, file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

function commit(root: string, date: string): void {
  git(root, 'add', '.');
  const instant = `${date}T12:00:00+05:30`;
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '-m', 'Change'], {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, GIT_AUTHOR_DATE: instant, GIT_COMMITTER_DATE: instant },
  });
}

function repository(): string {
  const root = mkdtempSync(join(tmpdir(), 'history-'));
  git(root, 'init');
  write(root, 'locales/en/about.json', '{}');
  write(root, 'src/pages/about-page.tsx', '');
  commit(root, '2026-03-04');
  return root;
}

test('a file is dated by its last commit', () => {
  const root = repository();
  write(root, 'locales/en/about.json', '{ "title": "" }');
  commit(root, '2026-05-06');
  expect([...commitDates(root)].toSorted()).toEqual([
    ['locales/en/about.json', '2026-05-06'],
    ['src/pages/about-page.tsx', '2026-03-04'],
  ]);
});

test('a file changed since its last commit has no date', () => {
  const root = repository();
  write(root, 'locales/en/about.json', '{ "title": "" }');
  expect(commitDates(root).has('locales/en/about.json')).toBe(false);
});

test('a shallow clone dates nothing', () => {
  const root = repository();
  write(root, 'locales/en/about.json', '{ "title": "" }');
  commit(root, '2026-05-06');
  const clone = join(mkdtempSync(join(tmpdir(), 'shallow-')), 'clone');
  git(root, 'clone', '--depth', '1', `file://${root}`, clone);
  expect([...commitDates(clone)]).toEqual([]);
});

test('a folder without history dates nothing', () => {
  expect([...commitDates(mkdtempSync(join(tmpdir(), 'no-history-')))]).toEqual([]);
});

const home = { page: 'home', language: 'gu', files: new Set(['common', 'home', 'health']) } as const;
const sources = ['src/pages/home-page.tsx', 'locales/gu/home.json', 'locales/gu/health.json'];

test('a page is dated by the newest of what it is made from', () => {
  expect(pageDate(home, new Map(sources.map((file, position) => [file, `2026-01-0${position + 1}`])))).toBe('2026-01-03');
});

test('a page with an undated source has no date', () => {
  expect(pageDate(home, new Map(sources.slice(1).map((file) => [file, '2026-01-01'])))).toBeUndefined();
});
