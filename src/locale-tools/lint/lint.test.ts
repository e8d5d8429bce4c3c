import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { writeLocales, smallPage } from '../../test/written-locales.ts';

test('each fault is named by file, line and column, with what, why and remedy, called so in its language too', () => {
  const { root, edit } = writeLocales(smallPage);
  edit('hi/page', 'क्लेम', 'Claims');
  const command = ['src/locale-tools/lint/lint.ts', '--root', root];
  const { stdout, status } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  expect(stdout).toMatch(
    /^locales\/hi\/page\.json:2:12: ✗ error \(गलती\) {2}title\n {6}Claims\n {6}What \(क्या\): .*\n {6}Why \(क्यों\): .*\n {6}Fix \(सुधार\): /m,
  );
  expect(status).toBe(1);
});
