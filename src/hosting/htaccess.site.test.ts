/** What `.htaccess` alone has to do: which address a visitor is led to, however the host says that TLS ends before it. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { ask } from '../test/ask.ts';
import { writeFixtureSite } from '../test/fixture-site.ts';
import { isLeftOut } from '../test/left-out.ts';
import { reasonAgainstApache, serveByApache } from '../test/local-apache.ts';
import { writeFiles } from '../test/temporary-folder.ts';
import cases from './hosts.cases.json' with { type: 'json' };

const { directory } = writeFixtureSite();

/** Origin of a host, until the end of the test. */
async function start(...host: Parameters<typeof serveByApache>): Promise<string> {
  const { url, close } = await serveByApache(...host);
  onTestFinished(close);
  return url;
}

describe.skipIf(isLeftOut(reasonAgainstApache()))('.htaccess', () => {
  let usual = '';
  beforeAll(async () => {
    const { url, close } = await serveByApache(directory);
    usual = url;
    return close;
  });

  test.each(cases.redirected)(
    'leads $address of $host with $headers to $to',
    async ({ host, address, headers, to }) => {
      const answer = await ask(usual, address, {
        headers: { host, ...Object.fromEntries(headers ?? []) },
      });
      expect(answer.headers.location).toBe(to);
    },
  );

  test.each(cases.alreadySecure)('leads nobody to https once more where %s is %s', async (name = '', value) => {
    const headers = { host: 'advisory.example', [name]: value ?? '' };
    expect((await ask(usual, '/about', { headers })).headers.location).toBeUndefined();
  });

  test('lets certificates be fetched over plain http', async () => {
    const address = '/.well-known/acme-challenge/token';
    writeFiles(directory, { [address]: 'token' });
    const { status, body } = await ask(usual, address, { headers: { host: 'advisory.example' } });
    expect([status, body]).toEqual([200, 'token']);
  });

  test('leads nobody to https once more on a host with HTTPS=on in the environment', async () => {
    const url = await start(directory, { lines: ['SetEnvIf Host . HTTPS=on'] });
    expect((await ask(url, '/about', { headers: { host: 'advisory.example' } })).status).toBe(200);
  });

  test('compresses what does not stand compressed', async () => {
    writeFileSync(join(directory, 'long.txt'), 'long '.repeat(1000));
    const { headers } = await ask(usual, '/long.txt', { headers: { 'accept-encoding': 'gzip' } });
    expect(headers['content-encoding']).toBe('gzip');
  });

  test('a host that reads nothing of it but the rules is not led to compressed files, which it would send as they are', async () => {
    const folder = join(dirname(directory), 'rules');
    cpSync(directory, folder, { recursive: true });
    const rules = readFileSync(join(folder, '.htaccess'), 'utf8').match(/^ *Rewrite.*$/gm) ?? [];
    writeFileSync(join(folder, '.htaccess'), rules.join('\n'));
    const { status, body } = await ask(await start(folder), '/gu/about', { headers: { 'accept-encoding': 'br' } });
    expect([status, body]).toEqual([200, expect.stringMatching(/^<!doctype html>/i)]);
  });

  test('answers without a fault on a host that has none of the modules', async () => {
    const url = await start(directory, { modules: [] });
    const statuses = await Promise.all(['/index.html', '/nothing'].map(async (at) => (await ask(url, at)).status));
    expect(statuses).toEqual([200, 404]);
  });
});
