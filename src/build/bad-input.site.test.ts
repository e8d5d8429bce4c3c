import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../hosting/server/port.ts';
import { changeFile, copyProjectForTest, fileText, withoutSettings } from '../test/project-copy.ts';
import { buildLock } from './build-lock.ts';

interface Spoilt {
  fault: string;
  spoil: (folder: string) => void;
  /** What the message must name: what is wrong, where, and how to fix it. */
  names: RegExp[];
}

const cases: Spoilt[] = [
  {
    fault: 'a broken locale file',
    spoil: (folder) => changeFile(join(folder, 'locales/gu/home.json'), (text) => text.replace('},\n', '}\n')),
    names: [/locales\/gu\/home\.json/, /error {2}\d+:\d+/, /comma/, /Fix: /],
  },
  {
    fault: 'a missing key',
    spoil: (folder) => changeFile(join(folder, 'locales/hi/about.json'), (text) => text.replace(/"title": "[^"]*",\n\s*/, '')),
    names: [/locales\/hi\/about\.json/, /meta/, /title/, /Fix: /],
  },
  {
    fault: 'a missing language folder',
    spoil: (folder) => rmSync(join(folder, 'locales/hi'), { recursive: true }),
    names: [/locales\/hi/, /the folder of this language is missing/, /Run npm run copy/],
  },
  {
    fault: 'a missing locale file',
    spoil: (folder) => rmSync(join(folder, 'locales/gu/claims.json')),
    names: [/locales\/gu\/claims\.json/, /the file is missing/, /Copy locales\/en\/claims\.json/],
  },
  {
    fault: 'malformed settings',
    spoil: (folder) => writeFileSync(join(folder, '.env'), 'VITE_PHONE=98000\nVITE_FORM_ENDPOINT=http://forms.example\n'),
    names: [/\.env:1: VITE_PHONE .*must be \+ and 8 to 15 digits.*it is "98000"/, /\.env:2: VITE_FORM_ENDPOINT .*must be an https/],
  },
  {
    fault: 'settings that would be lost',
    spoil: (folder) => writeFileSync(join(folder, '.env'), 'VITE_PHON=+91 98111 11111\nVITE_EMAIL="office\nVITE_SITE_URL=https://advisory.example # ours\n'),
    names: [
      /\.env:1: VITE_PHON is no setting/,
      /\.env:2: the value of VITE_EMAIL begins with "/,
      /VITE_SITE_URL .*it is "https:\/\/advisory\.example # ours"\..* a line of its own/,
    ],
  },
  {
    fault: 'a holiday that is no day',
    spoil: (folder) => changeFile(join(folder, 'src/office/hours.ts'), (text) => text.replace('readonly string[] = [', "readonly string[] = ['2027-1-14', ")),
    names: [/src\/office\/hours\.ts:\d+: the holiday '2027-1-14' is no day of the calendar.*Write it as '2027-01-14'/],
  },
  {
    fault: 'a file of facts that cannot be read',
    spoil: (folder) => changeFile(join(folder, 'src/office/hours.ts'), (text) => text.replace(/opens: '([^']+)'/, 'opens: $1')),
    names: [/src\/office\/hours\.ts:\d+: this line, or the end of the one before, cannot be read.*between straight marks/],
  },
  {
    fault: 'another build that is running',
    spoil: (folder) => {
      mkdirSync(dirname(buildLock(folder)), { recursive: true });
      writeFileSync(buildLock(folder), String(process.pid));
    },
    names: [/Another build of this project is running \(process \d+\)/, /the previous build stands/, /Run the command again when that one has ended/],
  },
  {
    fault: 'a dist that cannot be written',
    spoil: (folder) => {
      const dist = join(folder, 'dist');
      chmodSync(dist, 0o555);
      onTestFinished(() => chmodSync(dist, 0o755));
    },
    names: [/dist is write-protected/, /chmod u\+w/],
  },
];

/** A copy of the project that was built once, spoilt, and a script run in it. */
async function runSpoilt(spoil: Spoilt['spoil'], ...script: string[]) {
  const folder = copyProjectForTest();
  const page = join(folder, 'dist/index.html');
  mkdirSync(join(folder, 'dist'));
  writeFileSync(page, 'previous');
  spoil(folder);
  const env = { ...withoutSettings(), PORT: String(await freePort()) };
  const { status, stdout, stderr } = spawnSync(process.execPath, script, { cwd: folder, encoding: 'utf8', env });
  return { status, said: stdout + stderr, previous: fileText(page) };
}

test.each(cases)('npm run build stops at $fault, says what, where and how to fix it, and leaves the previous build', async ({ spoil, names }) => {
  const { status, said, previous } = await runSpoilt(spoil, 'src/build/build.ts');
  expect(names.filter((name) => !name.test(said)).map((name) => `${name} in ${said}`)).toEqual([]);
  expect(said).not.toMatch(/^\s+at \S+ \(|node:internal/m);
  expect([status, previous]).toEqual([1, 'previous']);
});

test('npm start serves nothing when the build stops', async () => {
  const { status, said, previous } = await runSpoilt((folder) => rmSync(join(folder, 'locales/hi'), { recursive: true }), 'src/hosting/server/start-site.ts');
  expect(said).toMatch(/the folder of this language is missing[^]*The build failed, so nothing is served/);
  expect([status, previous]).toEqual([1, 'previous']);
});

const spoiltHours: Spoilt['spoil'] = (folder) => changeFile(join(folder, 'src/office/hours.ts'), (text) => text.replace(/opens: '([^']+)'/, "opens: '$1"));

test.each([
  ['check', 'src/setup/all-checks.ts'],
  ['check:locales', 'src/locale-tools/lint/check-locales.ts'],
  ['ready', 'src/owner/ready.ts'],
  ['copy', 'src/locale-tools/sync/sync.ts', '--export', 'gu', 'words.csv'],
  ['dev', 'src/setup/dev.ts'],
])('npm run %s names the line of a fact that cannot be read, and nothing else', async (_, ...script) => {
  const { status, said } = await runSpoilt(spoiltHours, ...script);
  expect(said).toMatch(/src\/office\/hours\.ts:\d+: this line, or the end of the one before, cannot be read/);
  expect(said).not.toMatch(/^\s+at \S+ |node:internal/m);
  expect(status).toBe(1);
});

test('npm run ready judges the facts before it says what is open', async () => {
  const spoil: Spoilt['spoil'] = (folder) => changeFile(join(folder, 'src/office/hours.ts'), (text) => text.replace(/opens: '[^']+'/, "opens: '9:00'"));
  const { status, said } = await runSpoilt(spoil, 'src/owner/ready.ts');
  expect(said).toMatch(/^The facts of the office cannot stand[^]*opens is '9:00'/);
  expect([status, said.includes('Ready')]).toEqual([1, false]);
});
