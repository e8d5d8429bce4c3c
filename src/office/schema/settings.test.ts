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

test.each(rows('bad'))('%s may not be %s: file, line, setting, reason and remedy in three languages', (name, value) => {
  write(`# ${name}\n\n${name}=${value}\n`);
  expect(() => readSettings(root)).toThrow(
    RegExp(
      `\n  \\.env:3: ${name} is '${RegExp.escape(value)}', .*\\. (?:Write|Take|Add) .+\\.(?:\n +→ ${name}: '${RegExp.escape(value)}'.*){2}$`,
    ),
  );
});

test('all that is malformed is told at once, each with its place and its remedy', () => {
  write('VITE_SITE_URL=advisory\n# VITE_PHON\nVITE_PHON=1\n');
  vi.stubEnv('VITE_OFFLINE', 'on');
  for (const fault of [
    /\.env:1: VITE_SITE_URL /,
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

const forms = { VITE_SITE_URL: 'https://A.example/', VITE_FORM_ENDPOINT: 'https://Forms.Example/f/AbC' };

test.each([
  ['nothing', {}, { siteUrl: undefined, formEndpoint: ownCollector, formService: undefined, formOrigin: undefined }],
  ['nothing of keeping', {}, { keepsPages: true }],
  ['addresses of any writing', forms, { siteUrl: 'https://a.example', formEndpoint: 'https://forms.example/f/AbC' }],
  ['no name of a service', forms, { formOrigin: 'https://forms.example', formService: 'forms.example' }],
  ['a name of a service', { ...forms, VITE_FORM_SERVICE_NAME: 'Forms' }, { formService: 'Forms' }],
])('%s comes to what the site needs', (_, settings, deployment) => {
  expect(deploymentFrom(settings)).toMatchObject(deployment);
});

const textOf = (file: string) => readFileSync(join(import.meta.dirname, '../../..', file), 'utf8');

test.each([
  ['.github/workflows/publish.yml', /^ +(\w+): \$\{\{ vars\.\1 \}\}$/gm, settingNames],
  ['.github/workflows/desk.yml', /^ +(\w+): \$\{\{ vars\.\1 \}\}$/gm, settingNames],
  ['.github/workflows/messages.yml', /^ +(\w+): \$\{\{ vars\.\1 \}\}$/gm, ['VITE_SITE_URL', 'VITE_FORM_ENDPOINT']],
  ['.env.example', /^(\w+)=/gm, settingNames],
  ['.env.example', /(?<=\n\n)# .+\.\n(\w+)=$/gm, settingNames],
])('%s names by %s the settings %j', (file, naming, names) => {
  expect([...textOf(file).matchAll(naming)].map(([, name]) => name)).toEqual(names);
});
