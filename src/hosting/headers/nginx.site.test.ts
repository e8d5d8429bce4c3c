import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { connect } from 'node:tls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask } from '../../test/ask.ts';
import { trespasses, writeFixtureSite } from '../../test/fixture-site.ts';
import { isLeftOut } from '../../test/left-out.ts';
import { commonHeaders, headersAt, type HeaderFacts } from './headers.ts';
import { inlineScriptHashes } from './inline-scripts.ts';
import { reasonAgainstNginx, serveByNginx, type RunningNginx } from '../../test/local-nginx.ts';
import { serve, type RunningServer } from '../server/serve.ts';
import { pagesOf, readSite } from '../server/site-files.ts';

const leftOut = isLeftOut(reasonAgainstNginx());

describe.skipIf(leftOut)('nginx with the generated configuration', () => {
  const directory = writeFixtureSite();
  const facts: HeaderFacts = { inlineScriptHashes: [`'sha256-${'x'.repeat(43)}='`], formOrigin: 'https://forms.example', secure: true };
  let nginx: RunningNginx;
  let local: RunningServer;
  beforeAll(async () => {
    local = await serve({ directory });
    nginx = await serveByNginx(directory, facts);
  });
  afterAll(async () => {
    await Promise.all([local.close(), nginx?.close()]);
    rmSync(dirname(directory), { recursive: true });
  });

  const pages = [
    '/',
    '/about',
    '/gu',
    '/gu/about',
    '/hi',
    '/about?from=card',
    '/404',
    '/404.html',
    '/gu/404',
    '/nothing',
    '/gu/nothing',
    '/hi/nothing/deep',
    '/guide',
  ];
  const files = [
    '/assets/site-abc123.css',
    '/assets/anek-abc123.woff2',
    '/favicon.svg',
    '/robots.txt',
    '/speculation-rules.json',
    '/share-cards/en/home.jpg',
    '/about.html.br',
    '/assets/gone.js',
  ];
  const redirects = ['/about/', '/about.html', '/about/index.html', '/index.html', '/gu/', '/gu.html?a=1&b=%20', '/about//?from=card'];

  test.each([...pages, ...files])('%s is answered as by the local server', async (address) => {
    const [here, there] = await Promise.all([ask(local.url, address), ask(nginx.url, address)]);
    const compared = ({ status, headers, body }: typeof here) => ({
      status,
      body,
      type: headers['content-type'],
      caching: headers['cache-control'],
      sharing: headers['cross-origin-resource-policy'],
    });
    expect(compared(there)).toEqual(compared(here));
  });

  test.each(redirects)('%s moves as on the local server', async (address) => {
    const [here, there] = await Promise.all([ask(local.url, address), ask(nginx.url, address)]);
    expect([there.status, there.headers.location]).toEqual([here.status, here.headers.location]);
  });

  test.each(['br', 'gzip', 'identity'])('a browser that takes %s gets the file that stands compressed', async (encoding) => {
    const asking = { headers: { 'accept-encoding': encoding } };
    const [here, there] = await Promise.all([ask(local.url, '/about', asking), ask(nginx.url, '/about', asking)]);
    expect([there.bytes, there.headers['content-encoding'], there.headers.vary]).toEqual([here.bytes, here.headers['content-encoding'], here.headers.vary]);
  });

  test.each(['/', '/gu/about', '/nothing', '/about/', '/assets/site-abc123.css', '/share-cards/en/home.jpg'])(
    '%s is sent with every header of the one source',
    async (address) => {
      const { status, headers } = await ask(nginx.url, address);
      const expected = Object.entries(status === 200 ? headersAt(address, facts) : commonHeaders(facts));
      expect(expected.filter(([name, value]) => headers[name.toLowerCase()] !== value)).toEqual([]);
    },
  );

  test.each(['/about', '/nothing'])('%s tells a visitor who saves data nothing to fetch ahead', async (address) => {
    const { headers } = await ask(nginx.url, address, { headers: { 'save-data': 'on' } });
    expect(headers['speculation-rules']).toBeUndefined();
  });

  test('a file that did not change is not sent again', async () => {
    const { headers } = await ask(nginx.url, '/about');
    expect((await ask(nginx.url, '/about', { headers: { 'if-none-match': headers.etag ?? '' } })).status).toBe(304);
  });

  test('HEAD has the headers of GET and no body', async () => {
    const { status, headers, body } = await ask(nginx.url, '/about', { method: 'HEAD' });
    expect([status, headers['content-type'], body]).toEqual([200, 'text/html; charset=utf-8', '']);
  });

  test.each(['POST', 'PUT', 'DELETE'])('%s is refused and the way to read is named', async (method) => {
    const { status, headers } = await ask(nginx.url, '/about', { method });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  test.each(trespasses)('%s reaches nothing', async (address) => {
    const { status, body } = await ask(nginx.url, address);
    expect([status === 404 || status === 400, /secret|root:/.test(body)]).toEqual([true, false]);
  });

  test.each(['//other.example/', '/\\other.example/', '//other.example/x.html', '/%0d%0aX-Forged:%201/', '/%0d%0aX-Forged:%201.html'])(
    '%s leads to no other host and forges no header',
    async (address) => {
      const { headers } = await ask(nginx.url, address);
      const place = headers.location === undefined ? undefined : new URL(headers.location, nginx.url).origin;
      expect([place ?? nginx.url, headers['x-forged']]).toEqual([nginx.url, undefined]);
    },
  );

  test('gzip is sent through a proxy too', async () => {
    const { headers } = await ask(nginx.url, '/about', { headers: { 'accept-encoding': 'gzip', via: '1.1 proxy' } });
    expect(headers['content-encoding']).toBe('gzip');
  });

  test.each(['/gu/about?from=card', '/.well-known/security.txt', '/.well-known/acme-challenge', '/.well-known/acme-challenge/../../about'])(
    '%s over plain http leads to the same over https',
    async (address) => {
      const { status, headers } = await ask(nginx.plainUrl, address);
      expect([status, headers.location]).toEqual([301, nginx.url + address]);
    },
  );

  test.each(['https', 'http'])('www. over %s leads to the one address of the site, in one step', async (scheme) => {
    const origin = scheme === 'https' ? nginx.url : nginx.plainUrl;
    const { status, headers } = await ask(origin, '/gu/about?from=card', { headers: { host: `www.${new URL(origin).host}` } });
    expect([status, headers.location]).toEqual([301, `${nginx.url}/gu/about?from=card`]);
  });

  test('the certificate is shown for www. too, which is then held to https itself', async () => {
    const { hostname, port } = new URL(nginx.url);
    const socket = connect({ host: hostname, port: Number(port), servername: `www.${hostname}`, ca: nginx.certificate });
    await once(socket, 'secureConnect');
    expect(socket.authorized).toBe(true);
    socket.destroy();
    const { headers } = await ask(nginx.url, '/', { headers: { host: `www.${hostname}:${port}` } });
    expect(headers['strict-transport-security']).toBe('max-age=63072000');
  });

  test('what certbot lays down to have a certificate renewed is served over plain http', async () => {
    const challenge = '/.well-known/acme-challenge/token';
    mkdirSync(dirname(nginx.challenges + challenge), { recursive: true });
    writeFileSync(nginx.challenges + challenge, 'key');
    const { status, body } = await ask(nginx.plainUrl, challenge);
    expect([status, body]).toEqual([200, 'key']);
  });
});

describe.skipIf(leftOut)('nginx with the build', () => {
  test('serves every address of the build, compressed, as the local server does', async () => {
    const directory = join(import.meta.dirname, '../../../dist');
    const site = await readSite(directory);
    const local = await serve({ directory });
    const nginx = await serveByNginx(directory, { inlineScriptHashes: inlineScriptHashes(pagesOf(site)), formOrigin: undefined });
    const differing: string[] = [];
    for (const address of site.keys()) {
      const asking = { headers: { 'accept-encoding': 'br' } };
      const [here, there] = await Promise.all([ask(local.url, address, asking), ask(nginx.url, address, asking)]);
      const isSame = here.status === there.status && here.bytes.equals(there.bytes) && here.headers['content-type'] === there.headers['content-type'];
      if (!isSame) differing.push(address);
    }
    await Promise.all([local.close(), nginx.close()]);
    expect(differing).toEqual([]);
  });
});
