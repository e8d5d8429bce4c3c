/** What a host answers: one table, which the local server and a real Apache with `.htaccess` must both fulfil. */
import { cpSync, renameSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask } from '../test/ask.ts';
import { writeFixtureSite } from '../test/fixture-site.ts';
import { isLeftOut } from '../test/left-out.ts';
import { reasonAgainstApache, serveByApache, usualModules } from '../test/local-apache.ts';
import cases from './hosts.cases.json' with { type: 'json' };
import { commonHeaders, headersAt } from './headers.ts';
import { inlineScriptHashesBelow } from './inline-scripts.ts';
import { serve, type RunningServer } from './serve.ts';

const { directory, facts } = writeFixtureSite();

/** A host whose own rule leads the domain into a folder. */
const folderHost = join(dirname(directory), 'host');
cpSync(directory, join(folderHost, 'advisory'), { recursive: true });
writeFileSync(
  join(folderHost, '.htaccess'),
  ['RewriteEngine On', 'RewriteCond %{REQUEST_URI} !^/advisory/', 'RewriteRule ^(.*)$ /advisory/$1 [L]'].join('\n'),
);

const title = (body: string) => /<title>(.*?)<\/title>/.exec(body)?.[1];

const { found, moved, notFound, forged, trespasses, ownHeaders } = cases;

const apaches = [
  { host: 'Apache whose .htaccess may say everything', start: () => serveByApache(directory) },
  {
    host: 'Apache whose .htaccess may set no Options',
    start: () => serveByApache(directory, { allowOverride: 'FileInfo Indexes' }),
  },
  { host: 'Apache with TLS', start: () => serveByApache(directory, { tls: true }) },
  {
    host: 'Apache that sets headers of its own',
    start: () => serveByApache(directory, { modules: [...usualModules, 'expires'], lines: ownHeaders }),
  },
  { host: 'Apache that leads the domain into a folder', start: () => serveByApache(folderHost) },
].map((each) => ({ ...each, secure: true }));

const hosts = [
  { host: 'the local server', secure: false, start: () => serve({ directory }) },
  ...(isLeftOut(reasonAgainstApache()) ? [] : apaches),
];

describe.each(hosts)('$host', ({ secure, start }) => {
  let site: RunningServer;
  beforeAll(async () => {
    site = await start();
  });
  afterAll(() => site.close());
  const get = (address: string, headers: Record<string, string> = {}) => ask(site.url, address, { headers });
  const missing = (headers: Record<string, unknown>, wanted: Record<string, string>) =>
    Object.entries(wanted).filter(([name, value]) => {
      const sent = String(headers[name.toLowerCase()]);
      // Whatever compresses may name the encoding once more.
      return name === 'Vary' ? !value.split(', ').every((each) => sent.includes(each)) : sent !== value;
    });

  test.each(found)('serves $address as $type', async ({ address, type, title: words }) => {
    const { status, headers, body } = await get(address);
    expect([status, headers['content-type'], title(body), headers.expires]).toEqual([200, type, words, undefined]);
    expect(missing(headers, headersAt(address, { ...facts, secure }))).toEqual([]);
  });

  test.each(moved)('moves %s to %s, and over https to nothing else', async (address, expected) => {
    const { status, headers } = await get(address);
    const { protocol, host, pathname, search } = new URL(headers.location ?? '', site.url);
    const own = [secure ? 'https:' : 'http:', new URL(site.url).host];
    expect([status, protocol, host, pathname + search]).toEqual([301, ...own, expected]);
  });

  test.each(notFound)('does not find %s, in the words of its language', async (address, words) => {
    const { status, headers, body } = await get(address, { 'if-none-match': '*' });
    expect([status, title(body), missing(headers, commonHeaders({ ...facts, secure }))]).toEqual([404, words, []]);
  });

  test.each(forged)('%s leads to no other host and forges no header', async (address) => {
    const { headers } = await get(address);
    expect([new URL(headers.location ?? '/', site.url).host, headers['x-forged']]).toEqual([
      new URL(site.url).host,
      undefined,
    ]);
  });

  test('sends what stands compressed to a browser that takes it so, and again only when it has changed', async () => {
    const asIs = (bytes: Buffer) => bytes;
    const takes = { br: brotliDecompressSync, identity: asIs };
    const tags = new Set<unknown>();
    for (const [accepted, decompress] of Object.entries(takes)) {
      const accepts = { 'accept-encoding': accepted };
      const { headers, bytes } = await get('/gu/about', accepts);
      const sent = [headers['content-encoding'], headers['content-type'], title(decompress(bytes).toString())];
      expect(sent).toEqual([decompress === asIs ? undefined : accepted, 'text/html; charset=utf-8', 'અમારા વિશે']);
      const again = await get('/gu/about', { ...accepts, 'if-none-match': headers.etag ?? '' });
      const changed = await get('/gu/about', { ...accepts, 'if-none-match': '"x"' });
      expect([again.status, again.body, changed.status]).toEqual([304, '', 200]);
      tags.add(headers.etag);
    }
    expect(tags.size).toBe(2);
  });

  test('answers HEAD without a body, and refuses what is no reading or no address', async () => {
    const [head, put] = await Promise.all(['HEAD', 'PUT'].map((method) => ask(site.url, '/about', { method })));
    expect([head?.status, head?.headers.etag, head?.body]).toEqual([200, (await get('/about')).headers.etag, '']);
    expect([put?.status, put?.headers.allow]).toEqual([405, expect.stringContaining('GET')]);
    expect([(await get('/%')).status, (await get('*')).status]).toEqual([400, 400]);
  });

  test.each(trespasses)('hands out nothing for %s', async (address) => {
    const { status, body } = await get(address);
    expect([status === 404 || status === 400, /secret|root:/.test(body)]).toEqual([true, false]);
  });
});

describe('the local server alone', () => {
  let site: RunningServer;
  const collector = async (_: unknown, response: ServerResponse) => void response.writeHead(202).end();
  beforeAll(async () => {
    site = await serve({ directory, collector });
  });
  afterAll(() => site.close());

  test('names a folder without a site, with the remedy', async () => {
    await expect(serve({ directory: dirname(directory) })).rejects.toThrow(/index\.html is missing.*npm run build/);
  });

  test('passes messages to the collector, with the headers of every answer', async () => {
    const { status, headers } = await ask(site.url, '/messages', { method: 'POST' });
    expect([status, headers['x-content-type-options']]).toEqual([202, 'nosniff']);
  });

  test('answers 503 while its folder is away, then serves a new build with the policy of its scripts', async () => {
    const away = `${directory}-away`;
    renameSync(directory, away);
    const statuses = [(await ask(site.url, '/')).status, (await ask(site.url, '/nothing')).status];
    renameSync(away, directory);
    writeFileSync(join(directory, 'index.html'), '<title>New</title><script>new()</script>');
    const { headers, body } = await ask(site.url, '/');
    expect([...statuses, title(body)]).toEqual([503, 503, 'New']);
    for (const hash of inlineScriptHashesBelow(directory)) expect(headers['content-security-policy']).toContain(hash);
  });
});
