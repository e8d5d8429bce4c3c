import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../office/settings.ts';
import { temporaryFolder } from '../test/temporary-folder.ts';
import { readEnvironment } from './environment.ts';

let root: string;
const write = (text: string) => writeFileSync(join(root, '.env'), text);
beforeEach(() => {
  root = temporaryFolder();
  // Vitest brings along the settings of this project's own .env.
  for (const name of Object.keys(settings)) vi.stubEnv(name, undefined);
  write('VITE_SITE_URL=https://one.in\nOTHER=1\n');
});
afterEach(() => vi.unstubAllEnvs());

test('a setting is read from .env, unless the environment has it', () => {
  expect(readEnvironment(root).VITE_SITE_URL).toBe('https://one.in');
  vi.stubEnv('VITE_SITE_URL', 'https://two.in');
  expect(readEnvironment(root).VITE_SITE_URL).toBe('https://two.in');
});

test('a file of any editor is read, and what is no setting is not', () => {
  write('\uFEFFVITE_FORM_SERVICE_NAME="Shop #12" # near the bus stand\r\nPORT=1\r\nVITE_SITE_URL= https://one.in \r\n');
  const read = Object.entries(readEnvironment(root)).filter(([, value]) => value);
  expect(read.toSorted()).toEqual([
    ['VITE_FORM_SERVICE_NAME', 'Shop #12'],
    ['VITE_SITE_URL', 'https://one.in'],
  ]);
});

test('nothing is read from a folder without .env, nor from a former setting that is left empty', () => {
  expect(Object.values(readEnvironment(join(root, 'none'))).filter((value) => value)).toEqual([]);
  write('VITE_PHONE=\n');
  expect(() => readEnvironment(root)).not.toThrow();
});

test('all that is malformed is told at once, each with its place and its remedy', () => {
  write('VITE_HSTS=98000\n# VITE_PHON\nVITE_PHON=1\nVITE_PHONE=+91 98252 12345\n');
  vi.stubEnv('VITE_GRIEVANCE_CONTACT', 'Asha, asha@patel.in');
  for (const fault of [
    /\.env:1: VITE_HSTS .*Write one of these/,
    /\.env:3: VITE_PHON is no setting, .*Take the name from \.env\.example.*src\/office/,
    /\.env:4: VITE_PHONE is no setting any more.*"phone" in src\/office\/contact\.json/,
    /the environment: VITE_GRIEVANCE_CONTACT is no setting any more.*"grievance" in src\/office\/contact\.json/,
  ])
    expect(() => readEnvironment(root)).toThrow(fault);
});

const example = readFileSync(join(import.meta.dirname, '../../.env.example'), 'utf8');

test.each([
  ['publish.yml', Object.keys(settings)],
  ['messages.yml', ['VITE_SITE_URL', 'VITE_FORM_ENDPOINT']],
])('the workflow %s passes on the settings %j', (file, names) => {
  const workflow = readFileSync(join(import.meta.dirname, '../../.github/workflows', file), 'utf8');
  expect([...workflow.matchAll(/^ +(\w+): \$\{\{ vars\.\1 \}\}$/gm)].map(([, name]) => name)).toEqual(names);
});

test('.env.example lists every setting in the order of the table and no other, each explained above it', () => {
  expect([...example.matchAll(/^(\w+)=/gm)].map(([, name]) => name)).toEqual(Object.keys(settings));
  const explained = [...example.matchAll(/(?<=\n\n)# .+\.\n(\w+)=$/gm)].map(([, name]) => name);
  expect(explained).toEqual(Object.keys(settings));
});
