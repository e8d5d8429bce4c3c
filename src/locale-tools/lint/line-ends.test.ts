import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { changeFile, copyProjectForTest } from '../../test/project-copy.ts';

/** What the check of a copy says. */
function findingsIn(folder: string): string {
  const { stdout, stderr } = spawnSync(process.execPath, ['src/locale-tools/lint/lint.ts'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return stdout + stderr;
}

test('the same is found in a copy with the line ends of Windows', () => {
  const folder = copyProjectForTest();
  // A banned word, in a file that is not formatted either.
  changeFile(join(folder, 'locales/gu/about.json'), (text) =>
    text.replace(/("hero": \{\s*"title": )"[^"]*"/, '$1  "વિમો"'),
  );
  const found = findingsIn(folder);
  expect(found).toContain('વિમો');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file));
  for (const file of files.filter((name) => /\/(src|locales)\/.*\.(ts|tsv|json)$/.test(name)))
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('\n', '\r\n'));
  expect(findingsIn(folder)).toBe(found);
}, 300_000);
