import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isCurrent, stampOf } from '../setup/build-stamp.ts';
import { writeFixtureSite } from '../test/fixture-site.ts';
import { prepareForHosting } from './hosting-files.ts';

const directory = writeFixtureSite();
const root = dirname(directory);
const environment = {
  VITE_SITE_URL: 'https://advisory.example',
  VITE_FORM_ENDPOINT: 'https://forms.example/f/abc',
  VITE_HSTS: 'subdomains',
};
beforeAll(async () => {
  writeFileSync(join(directory, 'claims.html'), '<p>What to carry</p>'.repeat(50));
  await prepareForHosting({ directory, environment, stamp: stampOf(root, environment) });
});
afterAll(() => rmSync(root, { recursive: true }));

const hosts = ['_headers', '.htaccess'];
const read = (name: string) => readFileSync(join(directory, name), 'utf8');

test.each(hosts)('%s allows the inline scripts of the pages and the place that the form posts to', (name) => {
  expect(read(name)).toMatch(/script-src 'self' 'sha256-[^']+';.* connect-src 'self' https:\/\/forms\.example;/);
});

test.each(hosts)('%s says how far the owner asks for https', (name) => {
  expect(read(name)).toMatch(/Strict-Transport-Security:? "?max-age=63072000; includeSubDomains"?$/m);
});

test('pages stand compressed beside themselves', () => {
  expect(existsSync(join(directory, 'claims.html.gz'))).toBe(true);
});

test('the build is known to be current', async () => {
  expect(isCurrent(directory, root, environment)).toBe(true);
});
