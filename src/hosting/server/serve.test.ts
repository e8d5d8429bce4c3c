import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { ask } from '../../test/ask.ts';
import { trespasses, writeFixtureSite } from '../../test/fixture-site.ts';
import { serve, type RunningServer } from './serve.ts';

const directory = writeFixtureSite();
let site: RunningServer;
beforeAll(async () => {
  site = await serve({ directory });
});
afterAll(async () => {
  await site.close();
  rmSync(dirname(directory), { recursive: true });
});

const title = (body: string) => /<title>(.*?)<\/title>/.exec(body)?.[1];

describe('pages', () => {
  test.each([
    ['/', 'Home'],
    ['/about', 'About'],
    ['/gu', 'ઘર'],
    ['/gu/about', 'અમારા વિશે'],
    ['/about?from=card', 'About'],
  ])('%s is served', async (address, expected) => {
    const { status, body } = await ask(site.url, address);
    expect([status, title(body)]).toEqual([200, expected]);
  });

  test.each([
    ['/about/', '/about'],
    ['/about.html', '/about'],
    ['/about/index.html', '/about'],
    ['/index.html', '/'],
    ['/gu/', '/gu'],
    ['/gu.html?a=1&b=%20', '/gu?a=1&b=%20'],
    ['/about//?from=card', '/about?from=card'],
  ])('%s moves to %s', async (address, expected) => {
    const { status, headers } = await ask(site.url, address);
    expect([status, headers.location]).toEqual([301, expected]);
  });

  test.each(['//other.example/..', '//other.example/', '/\\other.example/', '/%0d%0aX-Forged:%201/'])(
    '%s is not turned into a redirect elsewhere',
    async (address) => {
      const { headers } = await ask(site.url, address);
      expect([headers.location, headers['x-forged']]).toEqual([undefined, undefined]);
    },
  );

  test.each([
    ['/nothing', 'Not found'],
    ['/gu/nothing', 'મળ્યું નહીં'],
    ['/hi/nothing/deep', 'नहीं मिला'],
    ['/404', 'Not found'],
    ['/gu/404', 'મળ્યું નહીં'],
    ['/gu/404.html', 'મળ્યું નહીં'],
    ['/assets/gone.js', 'Not found'],
  ])('%s is not found, in the words of its language', async (address, expected) => {
    const { status, body } = await ask(site.url, address);
    expect([status, title(body)]).toEqual([404, expected]);
  });

  test('a page that is not found stays so, whatever the browser has kept', async () => {
    expect((await ask(site.url, '/nothing', { headers: { 'if-none-match': '*' } })).status).toBe(404);
  });

  test.each(['/about', '/nothing'])('%s tells a visitor who saves data nothing to fetch ahead', async (address) => {
    const { headers } = await ask(site.url, address, { headers: { 'save-data': 'on' } });
    expect(headers['speculation-rules']).toBeUndefined();
  });

  test('every other visitor is told what may be fetched ahead', async () => {
    const { headers } = await ask(site.url, '/about');
    expect(headers['speculation-rules']).toBe('"/speculation-rules.json"');
  });

  test('an answer that something was not found is not kept like the file would be', async () => {
    const { headers } = await ask(site.url, '/assets/gone.js');
    expect(headers['cache-control']).not.toContain('immutable');
  });
});

describe('files', () => {
  test.each([
    ['/about', 'text/html; charset=utf-8'],
    ['/assets/site-abc123.css', 'text/css; charset=utf-8'],
    ['/assets/anek-abc123.woff2', 'font/woff2'],
    ['/favicon.svg', 'image/svg+xml; charset=utf-8'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/share-cards/en/home.jpg', 'image/jpeg'],
    ['/speculation-rules.json', 'application/speculationrules+json'],
  ])('%s has type %s', async (address, type) => {
    const { headers } = await ask(site.url, address);
    expect(headers['content-type']).toBe(type);
  });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('a browser that takes %s gets the file that stands compressed', async (encoding, decompress) => {
    const { bytes } = await ask(site.url, '/about', { headers: { 'accept-encoding': encoding } });
    expect(title(decompress(bytes).toString())).toBe('About');
  });

  test.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ])('what is sent to a browser that takes %s says so', async (accepted, encoding) => {
    const { headers } = await ask(site.url, '/about', { headers: { 'accept-encoding': accepted } });
    expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'Accept-Encoding, Save-Data']);
  });

  test('a file with its hash in the name may be kept for good', async () => {
    expect((await ask(site.url, '/assets/site-abc123.css')).headers['cache-control']).toContain('immutable');
  });

  test('a compressed file is no address of its own', async () => {
    expect((await ask(site.url, '/about.html.br')).status).toBe(404);
  });

  test('a folder is not listed', async () => {
    expect((await ask(site.url, '/assets/')).status).toBe(404);
  });

  test('a file that did not change is not sent again', async () => {
    const { headers } = await ask(site.url, '/about');
    const again = await ask(site.url, '/about', { headers: { 'if-none-match': `"other", W/${headers.etag}` } });
    expect([again.status, again.body]).toEqual([304, '']);
  });

  test('a file that changed is sent again', async () => {
    expect((await ask(site.url, '/about', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });

  test('each encoding has an entity tag of its own', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (encoding) => (await ask(site.url, '/about', { headers: { 'accept-encoding': encoding } })).headers.etag),
    );
    expect(new Set(tags).size).toBe(3);
  });
});

describe('requests', () => {
  test('HEAD has the headers of GET and no body', async () => {
    const get = await ask(site.url, '/about');
    const head = await ask(site.url, '/about', { method: 'HEAD' });
    expect([head.status, head.headers['content-length'], head.headers.etag, head.body]).toEqual([200, get.headers['content-length'], get.headers.etag, '']);
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('%s is refused and the way to read is named', async (method) => {
    const { status, headers } = await ask(site.url, '/about', { method });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  test.each(['/%', '/%zz', '/about%e0%a4', 'http://other.example/', '*'])('the malformed address %s is refused', async (address) => {
    expect((await ask(site.url, address)).status).toBe(400);
  });

  test('an address of nothing but slashes takes hardly longer than one of letters', async () => {
    const timeOf = async (character: string) => {
      const began = performance.now();
      for (let asked = 0; asked < 20; asked += 1) await ask(site.url, `/${character.repeat(15_500)}x`);
      return performance.now() - began;
    };
    const letters = await timeOf('a');
    expect(await timeOf('/')).toBeLessThan(10 * letters + 200);
  });

  test('there are fifty ways to trespass', () => {
    expect(new Set(trespasses).size).toBe(50);
  });

  test.each(trespasses)('%s reaches nothing', async (address) => {
    const { status, body } = await ask(site.url, address);
    expect([status === 404 || status === 400, /secret|root:/.test(body)]).toEqual([true, false]);
  });

  test.each(['/about', '/nothing', '/about/', '/%', '/assets/site-abc123.css'])('%s is answered with the security headers', async (address) => {
    const { headers } = await ask(site.url, address);
    expect([headers['content-security-policy']?.includes("default-src 'none'"), headers['x-content-type-options']]).toEqual([true, 'nosniff']);
  });

  test('the policy allows the script that stands inline in a page', async () => {
    const { headers } = await ask(site.url, '/about');
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[A-Za-z0-9+/]{43}='/);
  });
});

describe('the server', () => {
  test('a folder without a site is named, with the remedy', async () => {
    await expect(serve({ directory: dirname(directory) })).rejects.toThrow(/index\.html is missing.*npm run build/);
  });

  test('a taken port is an error', async () => {
    await expect(serve({ directory, port: Number(new URL(site.url).port) })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });

  test('messages go to the collector, with the security headers', async () => {
    const collecting = await serve({ directory, collector: async (_, response) => void response.writeHead(202).end() });
    const { status, headers } = await ask(collecting.url, '/messages', { method: 'POST' });
    await collecting.close();
    expect([status, headers['x-content-type-options']]).toEqual([202, 'nosniff']);
  });

  test('without a collector nothing takes messages', async () => {
    expect((await ask(site.url, '/messages', { method: 'POST' })).status).toBe(405);
  });

  test('after closing nothing answers', async () => {
    const closing = await serve({ directory });
    await closing.close();
    await expect(ask(closing.url, '/')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });
});
