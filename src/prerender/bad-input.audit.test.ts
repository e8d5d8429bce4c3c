import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freePort } from '../hosting/port.ts';
import { changeFile, copyProjectForTest, fileText } from '../test/project-copy.ts';

interface Spoilt {
  fault: string;
  spoil: (folder: string) => void;
  /** What the message must name: what is wrong, where, and how to fix it. */
  names: RegExp[];
}

/** Of each kind one: what may be said of it stands in the tests of what says it. */
const cases: Spoilt[] = [
  {
    fault: 'a broken locale file',
    spoil: (folder) => changeFile(join(folder, 'locales/gu/home.json'), (text) => text.replace('},\n', '}\n')),
    names: [/locales\/gu\/home\.json:\d+:\d+: ✗ error \(ભૂલ\)/, /comma/, /Fix \(સુધારો\): /],
  },
  {
    fault: 'malformed settings',
    spoil: (folder) => writeFileSync(join(folder, '.env'), 'VITE_HSTS=on\n'),
    names: [/\.env:1: VITE_HSTS .*is 'on', .*Write one of these/],
  },
  {
    fault: 'a file of facts that cannot be read',
    spoil: (folder) =>
      changeFile(join(folder, 'src/office/hours.json'), (text) => text.replace(/"monday": \[.*\],/, '"monday": []')),
    names: [/src\/office\/hours\.json:\d+: this cannot be read as JSON: comma expected\. Compare the line/],
  },
];

/** A copy of the project that was built once, spoilt, and a script run in it. */
async function runSpoilt(spoil: Spoilt['spoil'], ...script: string[]) {
  const folder = copyProjectForTest();
  const page = join(folder, 'dist/index.html');
  mkdirSync(join(folder, 'dist'));
  writeFileSync(page, 'previous');
  spoil(folder);
  const env = { ...process.env, PORT: String(await freePort()) };
  const { status, stdout, stderr } = spawnSync(process.execPath, script, { cwd: folder, encoding: 'utf8', env });
  return { status, said: stdout + stderr, previous: fileText(page) };
}

test.each(cases)(
  'npm run build stops at $fault, says what, where and how to fix it, and leaves the previous build',
  async ({ spoil, names }) => {
    const { status, said, previous } = await runSpoilt(spoil, 'src/prerender/build.ts');
    expect(names.filter((name) => !name.test(said)).map((name) => `${name} in ${said}`)).toEqual([]);
    expect(said).not.toMatch(/^\s+at \S+ \(|node:internal/m);
    expect([status, previous]).toEqual([1, 'previous']);
  },
);

test('npm start serves nothing when the build stops', async () => {
  const { status, said, previous } = await runSpoilt(
    (folder) => rmSync(join(folder, 'locales/hi'), { recursive: true }),
    'src/hosting/start-site.ts',
  );
  expect(said).toMatch(/the folder of this language is missing[^]*The build failed, so nothing is served/);
  expect([status, previous]).toEqual([1, 'previous']);
});

test('npm run ready judges the facts before it says what is open', async () => {
  const spoil: Spoilt['spoil'] = (folder) =>
    changeFile(join(folder, 'src/office/hours.json'), (text) =>
      text.replace(/"monday": \[.*\],/, '"monday": ["9:00-20:00"],'),
    );
  const { status, said } = await runSpoilt(spoil, 'src/owner/ready.ts');
  expect(said).toMatch(/^The facts of the office cannot stand[^]*hours\.monday #1 is '9:00-20:00'/);
  expect([status, said.includes('Ready')]).toEqual([1, false]);
});
