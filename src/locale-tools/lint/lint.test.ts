import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { writeLocales, smallPage } from '../../test/written-locales.ts';

test('each fault, of facts too, is named by file, line and column, with what, why and remedy, and in its language', () => {
  const { root, edit } = writeLocales(smallPage);
  edit('hi/page', 'क्लेम', 'Claims');
  mkdirSync(join(root, 'src/office'), { recursive: true });
  writeFileSync(join(root, 'src/office/notices.json'), '{ "words": { "gu": "ક્લેમ પાસ થશે જ." } }');
  const command = [resolve('src/locale-tools/lint/lint.ts')];
  const { stdout, status } = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' });
  expect(stdout).toMatch(
    /^locales\/hi\/page\.json:2:13: ✗ error {2}title\n {6}Claims\n {6}What: .*\n {6}Why: .*\n {6}Fix: .*\n {6}→ .*\p{Script=Devanagari}/mu,
  );
  expect(stdout).toMatch(/^src\/office\/notices\.json:1:21: ! warning {2}words\.gu$/m);
  expect(status).toBe(1);
});
