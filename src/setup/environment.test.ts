import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../office/settings.ts';
import { readEnvironment } from './environment.ts';

const root = mkdtempSync(join(tmpdir(), 'environment-'));
const write = (text: string) => writeFileSync(join(root, '.env'), text);
beforeEach(() => {
  // Vitest brings along the settings of this project's own .env.
  for (const name of Object.keys(settings)) vi.stubEnv(name, undefined);
  write('VITE_SITE_URL=https://one.in\nOTHER=1\n');
});
afterAll(() => rmSync(root, { recursive: true }));
afterEach(() => vi.unstubAllEnvs());

test('a setting is read from .env', () => {
  expect(readEnvironment(root).VITE_SITE_URL).toBe('https://one.in');
});

test('the environment comes before .env', () => {
  vi.stubEnv('VITE_SITE_URL', 'https://two.in');
  expect(readEnvironment(root).VITE_SITE_URL).toBe('https://two.in');
});

test('what is no setting is not read', () => {
  expect(readEnvironment(root)).not.toHaveProperty('OTHER');
});

test('nothing is read from a folder without .env', () => {
  expect(Object.values(readEnvironment(join(root, 'none'))).filter((value) => value)).toEqual([]);
});

test('all that is malformed is told at once, in the file and in the values', () => {
  write('VITE_HSTS=98000\nVITE_SITE_URL="office\n');
  expect(() => readEnvironment(root)).toThrow(
    /\.env:2: the value of VITE_SITE_URL[^]*\.env:1: VITE_HSTS .*Write one of these/,
  );
});

test('a former setting in the environment is named with the file that took its place', () => {
  vi.stubEnv('VITE_GRIEVANCE_CONTACT', 'Asha, asha@patel.in');
  expect(() => readEnvironment(root)).toThrow(
    /the environment: VITE_GRIEVANCE_CONTACT is no setting any more.*Write it as "grievance" in src\/office\/contact\.json/,
  );
});

test('a former setting that is left empty is no fault', () => {
  write('VITE_PHONE=\n');
  expect(() => readEnvironment(root)).not.toThrow();
});

const example = readFileSync(join(import.meta.dirname, '../../.env.example'), 'utf8');

test('the workflow that publishes passes every setting on', () => {
  const workflow = readFileSync(join(import.meta.dirname, '../../.github/workflows/publish.yml'), 'utf8');
  expect([...workflow.matchAll(/^ +(\w+): \$\{\{ vars\.\1 \}\}$/gm)].map(([, name]) => name)).toEqual(
    Object.keys(settings),
  );
});

test('the monthly test message takes its settings from where the published site has them', () => {
  const workflow = readFileSync(join(import.meta.dirname, '../../.github/workflows/messages.yml'), 'utf8');
  expect([...workflow.matchAll(/^ +(\w+): \$\{\{ vars\.\1 \}\}$/gm)].map(([, name]) => name)).toEqual([
    'VITE_SITE_URL',
    'VITE_FORM_ENDPOINT',
  ]);
  expect(workflow).toContain('npm run --silent ready -- --send');
});

test('.env.example lists every setting, in the order of the table, and no other, each explained in a line above it', () => {
  expect([...example.matchAll(/^(\w+)=/gm)].map(([, name]) => name)).toEqual(Object.keys(settings));
  const explained = [...example.matchAll(/(?<=\n\n)# .+\.\n(\w+)=$/gm)].map(([, name]) => name);
  expect(explained).toEqual(Object.keys(settings));
});
