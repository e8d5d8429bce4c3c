import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import cases from './settings.cases.json' with { type: 'json' };
import { deploymentFrom, ownCollector, readSettings, settingNames } from './settings.ts';

let root: string;
const write = (text: string) => writeFileSync(join(root, '.env'), text);
beforeEach(() => {
  root = temporaryFolder();
  // Vitest brings along what its own configuration defines.
  for (const name of settingNames) vi.stubEnv(name, undefined);
});
afterEach(() => vi.unstubAllEnvs());

const rows = (kind: 'good' | 'bad') =>
  settingNames.flatMap((name) => cases[name][kind].map((value) => [name, value] as const));

test.each(rows('good'))('%s may be %s', (name, value) => {
  write(`${name}=" ${value} "\n`);
  expect(readSettings(root)[name]).toBe(value);
});

test.each(rows('bad'))('%s may not be %s, and the fault names file, line, setting and remedy', (name, value) => {
  write(`# ${name}\n\n${name}=${value}\n`);
  const [, fault, gujarati, hindi, ...others] = faultsTold();
  expect(fault?.startsWith(`  .env:3: ${name} is '${value}', `)).toBe(true);
  expect(fault).toMatch(/\. (?:Write|Take|Add) .+\.$/);
  expect([gujarati, hindi, others]).toEqual([
    expect.stringContaining(`→ ${name}: '${value}'`),
    expect.stringContaining(`→ ${name}: '${value}'`),
    [],
  ]);
});

test('all that is malformed is told at once, each with its place and its remedy', () => {
  write('VITE_HSTS=98000\n# VITE_PHON\nVITE_PHON=1\n');
  vi.stubEnv('VITE_OFFLINE', 'on');
  for (const fault of [
    /\.env:1: VITE_HSTS .*Write one of these/,
    /\.env:3: VITE_PHON is no setting, .*Take the name from \.env\.example.*src\/office/,
    /the environment: VITE_OFFLINE .*Write one of these/,
  ])
    expect(() => readSettings(root)).toThrow(fault);
});

test('the environment comes before .env, a file of any editor is read, and what is no setting is not', () => {
  vi.stubEnv('VITE_SITE_URL', 'https://two.in');
  write('\uFEFFVITE_FORM_SERVICE_NAME="Shop #12" # near the bus stand\r\nPORT=1\r\nVITE_SITE_URL= https://one.in \r\n');
  expect(Object.entries(readSettings(root)).filter(([, value]) => value)).toEqual([
    ['VITE_SITE_URL', 'https://two.in'],
    ['VITE_FORM_SERVICE_NAME', 'Shop #12'],
  ]);
});

test('where nothing is set, the site collects its messages itself and keeps pages on devices', () => {
  const nothing = deploymentFrom(readSettings(root));
  expect(nothing).toMatchObject({ siteUrl: undefined, formEndpoint: ownCollector, formService: undefined });
  expect(nothing).toMatchObject({ formOrigin: undefined, keepsPages: true, hsts: undefined });
});

test('addresses are as browsers write them, and a service is told by its name or else its host', () => {
  const settings = { VITE_SITE_URL: 'https://A.example/', VITE_FORM_ENDPOINT: 'https://Forms.Example/f/AbC' };
  expect(deploymentFrom(settings)).toMatchObject({
    siteUrl: 'https://a.example',
    formEndpoint: 'https://forms.example/f/AbC',
    formOrigin: 'https://forms.example',
    formService: 'forms.example',
  });
  expect(deploymentFrom({ ...settings, VITE_FORM_SERVICE_NAME: 'Forms' }).formService).toBe('Forms');
});

const textOf = (file: string) => readFileSync(join(import.meta.dirname, '../../..', file), 'utf8');

test.each([
  ['publish.yml', settingNames],
  ['messages.yml', ['VITE_SITE_URL', 'VITE_FORM_ENDPOINT']],
])('the workflow %s passes on the settings %j', (file, names) => {
  const passedOn = textOf(`.github/workflows/${file}`).matchAll(/^ +(\w+): \$\{\{ vars\.\1 \}\}$/gm);
  expect([...passedOn].map(([, name]) => name)).toEqual(names);
});

test('.env.example lists every setting and no other, each explained above it', () => {
  const example = textOf('.env.example');
  expect([...example.matchAll(/^(\w+)=/gm)].map(([, name]) => name)).toEqual(settingNames);
  expect([...example.matchAll(/(?<=\n\n)# .+\.\n(\w+)=$/gm)].map(([, name]) => name)).toEqual(settingNames);
});

/** The lines of what is thrown. */
function faultsTold(): string[] {
  try {
    readSettings(root);
  } catch (error) {
    return (error as Error).message.split('\n').slice(2);
  }
  return [];
}
