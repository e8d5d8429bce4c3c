import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, readFileSync, symlinkSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { commitAll, git } from '../test/git.ts';
import { temporaryFolder, writeFiles } from '../test/temporary-folder.ts';

const content = [
  'src/office/people.json',
  'src/office/photographs/asha.jpg',
  'src/office/counter-sheet.md',
  'locales/gu/prices.json',
  'locales/memory.gu.json',
];
const code = ['src/office/hours.ts', 'src/office/logos/old/logo.ts', 'package.json', 'locales/gu/words.ts'];

/** A repository of its own, and what is done in it. */
function repository() {
  const folder = temporaryFolder();
  /** Commits what has changed, these files among it. */
  function commit(...changed: string[]) {
    writeFiles(folder, Object.fromEntries(changed.map((file) => [file, `${Math.random()}`])));
    commitAll(folder);
  }
  const kind = (from: string) =>
    execFileSync(process.execPath, [join(import.meta.dirname, 'change-kind.ts'), from, 'HEAD'], {
      cwd: folder,
      encoding: 'utf8',
    }).trim();
  git(folder, ['init']);
  return { folder, commit, kind };
}

// Git is a program, and slow on a busy machine.
test('what changes files of content alone is content, and all else, and what cannot be compared, code', () => {
  const { folder, commit, kind } = repository();
  commit('LICENSE');
  commit(...content);
  expect(kind('HEAD^')).toBe('content');
  for (const file of code) {
    commit('locales/en/home.json', file);
    expect([file, kind('HEAD^')]).toEqual([file, 'code']);
  }
  commit('locales/en/home.json');
  expect([kind('HEAD^'), kind('HEAD^^'), kind('published')]).toEqual(['content', 'code', 'code']);
  symlinkSync('../../../.git/config', join(folder, 'src/office/photographs/door.jpg'));
  commit();
  expect(kind('HEAD^')).toBe('code');
}, 300_000);

const workflow = (name: string) =>
  readFileSync(join(import.meta.dirname, `../../.github/workflows/${name}.yml`), 'utf8');

/** The commands of a step of a workflow, by how it begins. */
const stepOf = (name: string, begins: string) =>
  (workflow(name).split(`- ${begins}\n`)[1] ?? '').match(/^ +run: \|\n((?: {10}.*\n)+)/m)?.[1] ?? '';

/** What a step ends with and writes down, where GitHub answers it so. */
function runStep(step: string, cwd: string, answer: string, environment: Readonly<Record<string, string>>) {
  const folder = temporaryFolder({ gh: `#!/bin/sh\necho '${answer}'\n`, output: '' });
  chmodSync(join(folder, 'gh'), 0o755);
  const { status } = spawnSync('bash', ['-e', '-o', 'pipefail', '-c', step], {
    cwd,
    env: {
      ...environment,
      PATH: [folder, dirname(process.execPath), process.env.PATH].join(delimiter),
      RUNNER_TEMP: folder,
      GITHUB_OUTPUT: join(folder, 'output'),
      GITHUB_STEP_SUMMARY: join(folder, 'summary'),
    },
  });
  return [status, readFileSync(join(folder, 'output'), 'utf8').trim()];
}

test('whoever changes the judge and moves the tag is judged by what is published all the same', () => {
  const { folder, commit } = repository();
  const step = stepOf('change', 'id: kind');
  for (const name of ['publish', 'desk'])
    expect(workflow(name)).toContain('    uses: ./.github/workflows/change.yml\n');
  const kindSince = (record: string, EVENT = 'push') => runStep(step, folder, record, { EVENT });
  for (const file of ['change-kind.ts', 'content-files.json'])
    writeFiles(folder, { [`src/setup/${file}`]: readFileSync(join(import.meta.dirname, file)) });
  commit();
  const published = git(folder, ['rev-parse', 'HEAD']).trim();
  commit('locales/gu/prices.json');
  expect([kindSince(published), kindSince('null'), kindSince('', 'pull_request')]).toEqual([
    [0, 'kind=content'],
    [0, 'kind=code'],
    [0, 'kind=content'],
  ]);
  writeFiles(folder, { 'src/setup/change-kind.ts': 'console.log("content")' });
  commit();
  commit('locales/gu/prices.json');
  git(folder, ['tag', 'published']);
  expect(kindSince(published)).toEqual([0, 'kind=code']);
}, 300_000);

test('in the workflows that publish code passes with a reviewer or the commit by name alone', () => {
  const name = 'name: Refuse code that nobody had to approve';
  const step = stepOf('publish', name);
  expect(stepOf('desk', name)).toBe(step);
  const passes = (rule: string, APPROVED = '') => runStep(step, '.', rule, { GITHUB_SHA: 'abc', APPROVED })[0] === 0;
  expect([passes('required_reviewers'), passes('wait_timer'), passes(''), passes('', 'abc')]).toEqual([
    true,
    false,
    false,
    true,
  ]);
});
