import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isCurrent, stampOf } from '../hosting/server/build-stamp.ts';
import { writeFixtureSite } from '../test/fixture-site.ts';
import { prepareForHosting } from './hosting-files.ts';

const directory = writeFixtureSite();
const root = dirname(directory);
const nginxFolder = join(root, 'nginx');
const environment = { VITE_SITE_URL: 'https://advisory.example', VITE_FORM_ENDPOINT: 'https://forms.example/f/abc', VITE_HSTS: 'subdomains' };
beforeAll(async () => {
  writeFileSync(join(directory, 'claims.html'), '<p>What to carry</p>'.repeat(50));
  await prepareForHosting({ directory, nginxFolder, environment, stamp: await stampOf(root, environment) });
});
afterAll(() => rmSync(root, { recursive: true }));

const policyIn = (text: string) => /default-src 'none'[^"\n]*/.exec(text)?.[0];
const read = (folder: string, name: string) => readFileSync(join(folder, name), 'utf8');

test('the policy allows the inline scripts of the pages and the place that the form posts to', () => {
  expect(policyIn(read(directory, '_headers'))).toMatch(/script-src 'self' 'sha256-[^']+';.* connect-src 'self' https:\/\/forms\.example;/);
});

test('nginx is given the same policy as the other hosts', () => {
  expect(policyIn(read(nginxFolder, 'advisory.example.conf'))).toBe(policyIn(read(directory, '_headers')));
});

test('every host is told how far the owner asks for https', () => {
  const texts = [read(directory, '_headers'), read(nginxFolder, 'advisory.example.conf')];
  const told = texts.map((text) => /Strict-Transport-Security:? "?([^"\n]*)/.exec(text)?.[1]);
  expect(told).toEqual(['max-age=63072000; includeSubDomains', 'max-age=63072000; includeSubDomains']);
});

test('the nginx configuration lies outside the public root', () => {
  expect(existsSync(join(directory, 'advisory.example.conf'))).toBe(false);
});

test('pages stand compressed beside themselves', () => {
  expect(existsSync(join(directory, 'claims.html.gz'))).toBe(true);
});

test('the build is known to be current', async () => {
  expect(await isCurrent(directory, root, environment)).toBe(true);
});
