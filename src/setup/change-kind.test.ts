import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { changeBetween, changeKind } from './change-kind.ts';

const content = [
  'src/office/people.json',
  'src/office/photographs/asha.jpg',
  'src/facts/figures.json',
  'public/logos/lic.svg',
  'locales/gu/prices.json',
  'locales/memory.gu.json',
];
const code = [
  'src/office/hours.ts',
  'src/office/schema/people.json',
  'src/office/unfitting-form-services.json',
  'public/favicon.svg',
  'package.json',
  '.github/workflows/publish.yml',
  'locales/gu/words.ts',
];

function repository(): { commit(changed: readonly string[]): string; folder: string } {
  const folder = mkdtempSync(join(tmpdir(), 'changes-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const git = (...words: string[]) => {
    const { status, stdout, stderr } = spawnSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...words], {
      cwd: folder,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(stderr);
    return stdout.trim();
  };
  git('init', '-q');
  let changes = 0;
  return {
    folder,
    commit(changed) {
      for (const file of changed) {
        mkdirSync(dirname(join(folder, file)), { recursive: true });
        writeFileSync(join(folder, file), String((changes += 1)));
      }
      git('add', '--all');
      git('commit', '-qm', 'Change');
      return git('rev-parse', 'HEAD');
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
const ample = { timeout: 30_000 };

test('two commits are compared by their files: code between them makes all of it code', ample, () => {
  const { commit, folder } = repository();
  const published = commit(['src/app.tsx', 'locales/en/home.json']);
  const content = commit(['locales/en/home.json']);
  expect(changeBetween(published, content, folder)).toBe('content');
  commit(['src/app.tsx']);
  expect(changeBetween(published, commit(['locales/en/home.json']), folder)).toBe('code');
});

test('what cannot be compared is code', ample, () => {
  const { commit, folder } = repository();
  expect(changeBetween('published', commit(['locales/en/home.json']), folder)).toBe('code');
});
