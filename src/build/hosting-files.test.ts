import { readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stampOf } from '../setup/build-stamp.ts';
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
  await prepareForHosting(directory, environment, stampOf(root, environment));
});
afterAll(() => rmSync(root, { recursive: true }));

const hosts = ['_headers', '.htaccess'];
const read = (name: string) => readFileSync(join(directory, name), 'utf8');

test.each(hosts)(
  '%s allows the inline scripts, the place that the form posts to, and asks for https as the owner wants',
  (name) => {
    expect(read(name)).toMatch(/script-src 'self' 'sha256-[^']+';.* connect-src 'self' https:\/\/forms\.example;/);
    expect(read(name)).toMatch(/Strict-Transport-Security:? "?max-age=63072000; includeSubDomains"?$/m);
  },
);
