import { createServer, type RequestListener } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { builtSite } from '../test/built-site.ts';
import { listen } from '../hosting/port.ts';
import { serve } from '../hosting/serve.ts';
import { hostFaults } from './published-site.ts';

const facts = { formOrigin: undefined };

async function hostOf(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  onTestFinished(() => void server.close());
  return `http://localhost:${await listen(server, 0)}`;
}

test('nothing is found wrong with the local server', async () => {
  const site = await serve({ directory: builtSite });
  onTestFinished(site.close);
  expect(await hostFaults(site.url, facts)).toEqual([]);
});

test('a host that answers everything alike is told all that it leaves undone', async () => {
  const origin = await hostOf((_, response) =>
    response
      .writeHead(200, { 'X-Frame-Options': 'DENY' })
      .end('<html lang="en-IN" data-page="home"><link href="/assets/site-abc.css"><script>go()</script>'),
  );
  const said = (await hostFaults(origin, facts)).join('\n');
  for (const sentence of [
    `${origin}/ is sent with X-Content-Type-Options: nothing. It must be: nosniff`,
    `${origin}/gu/about/ does not lead to /gu/about.`,
    `${origin}/gu/no-such-page is not answered with 404 and the file gu/404.html.`,
    `${origin}/assets/site-abc.css is sent with Cache-Control: nothing.`,
    `${origin}/assets/site-abc.css is not sent compressed.`,
  ])
    expect(said).toMatch(sentence);
  expect(said).not.toContain('X-Frame-Options');
});

/** The local server, whose answers a host in front of it changes. */
async function changing(change: (headers: Headers, address: string) => void): Promise<string> {
  const site = await serve({ directory: builtSite });
  onTestFinished(site.close);
  return hostOf(async ({ url = '' }, response) => {
    const answer = await fetch(site.url + url, { redirect: 'manual', headers: { 'Accept-Encoding': 'identity' } });
    const headers = new Headers(answer.headers);
    change(headers, url);
    response
      .setHeaders(headers)
      .writeHead(answer.status)
      .end(Buffer.from(await answer.arrayBuffer()));
  });
}

test.each<[what: string, address: string, name: string, change: (value: string) => string]>([
  ['scripts from anywhere', '/', 'Content-Security-Policy', (value) => value.replace(/(script-src)/, '$1 *')],
  [
    'words in each other’s directives',
    '/',
    'Content-Security-Policy',
    (value) => value.replace(/(manifest-src) ('self')(.*frame-ancestors) ('none')/, '$1 $4$3 $2'),
  ],
  ['a script of the page refused', '/', 'Content-Security-Policy', (value) => value.replace(/'sha256-\S+ /, '')],
  ['rules with the media type of others', '/speculation-rules.json', 'Content-Type', () => 'application/json'],
])('a host is told of %s', async (_, address, name, change) => {
  const origin = await changing((headers, asked) => {
    if (asked === address) headers.set(name, change(headers.get(name) ?? ''));
  });
  expect(await hostFaults(origin, facts)).toContainEqual(
    expect.stringMatching(RegExp(`^${RegExp.escape(origin + address)} is sent with ${name}: .*\\. It must be: `)),
  );
});

test('a host that stops in the middle of a page is named', async () => {
  const origin = await hostOf((_, response) => {
    response.write('<html>', () => response.destroy());
  });
  await expect(hostFaults(origin, facts)).rejects.toThrow('gives no whole answer');
});

test('an address that leads elsewhere is named', async () => {
  const origin = await hostOf((_, response) => response.writeHead(301, { Location: 'https://other.example/' }).end());
  await expect(hostFaults(origin, facts)).rejects.toThrow('answers 301, not with a page of this site');
});
