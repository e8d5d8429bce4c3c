import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freePort } from '../hosting/port.ts';
import { copyProjectForTest, fileText } from '../test/project-copy.ts';

test('npm start serves nothing when the build stops, says why, and leaves the previous build', async () => {
  const folder = copyProjectForTest();
  const page = join(folder, 'dist/index.html');
  mkdirSync(join(folder, 'dist'));
  writeFileSync(page, 'previous');
  rmSync(join(folder, 'locales/hi'), { recursive: true });
  const env = { ...process.env, PORT: String(await freePort()) };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['src/hosting/start-site.ts'], {
    cwd: folder,
    encoding: 'utf8',
    env,
  });
  expect(stdout + stderr).toMatch(/the folder of this language is missing[^]*The build failed, so nothing is served/);
  expect(stdout + stderr).not.toMatch(/^\s+at \S+ \(|node:internal/m);
  expect([status, fileText(page)]).toEqual([1, 'previous']);
});
