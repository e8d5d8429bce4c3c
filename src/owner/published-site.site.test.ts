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

async function localServer(): Promise<string> {
  const site = await serve({ directory: builtSite });
  onTestFinished(site.close);
  return site.url;
}

test('nothing is found wrong with the local server', async () => {
  expect(await hostFaults(await localServer(), facts)).toEqual([]);
});

test.each([
  ['scripts from anywhere', (policy: string) => policy.replace('script-src', 'script-src *')],
  ['a script of the page refused', (policy: string) => policy.replace(/'sha256-\S+ /, '')],
])('a host that changes headers is told of %s', async (_, change) => {
  const site = await localServer();
  const name = 'Content-Security-Policy';
  const origin = await hostOf(async ({ url = '' }, response) => {
    const answer = await fetch(site + url, { redirect: 'manual', headers: { 'Accept-Encoding': 'identity' } });
    const headers = new Headers(answer.headers);
    if (url === '/') headers.set(name, change(headers.get(name) ?? ''));
    response
      .setHeaders(headers)
      .writeHead(answer.status)
      .end(await answer.text());
  });
  const told = await hostFaults(origin, facts);
  expect(told.filter((fault) => fault.includes(name))).toEqual([
    expect.stringMatching(RegExp(`^${origin}/ is sent with ${name}: .*\\. It must be: default-src`)),
  ]);
});

test('a host that answers everything alike is told all that it leaves undone', async () => {
  const origin = await hostOf((_, response) =>
    response
      .writeHead(200, { 'X-Frame-Options': 'DENY' })
      .end('<html lang="en-IN" data-page="home"><link href="/assets/site-abc.css"><script>go()</script>'),
  );
  const said = (await hostFaults(origin, facts)).join('\n');
  for (const sentence of [
    '/ is sent with X-Content-Type-Options: nothing. It must be: nosniff',
    '/speculation-rules.json is sent with Content-Type: nothing.',
    '/gu/about/ does not lead to /gu/about.',
    '/gu/no-such-page is not answered with 404 and the file gu/404.html.',
    '/assets/site-abc.css is sent with Cache-Control: nothing.',
    '/assets/site-abc.css is not sent compressed.',
  ])
    expect(said).toContain(origin + sentence);
  expect(said).not.toContain('X-Frame-Options');
});

test.each<[string, RequestListener, string]>([
  ['stops in the middle', (_, response) => void response.write('<', () => response.destroy()), 'gives no whole answer'],
  ['leads elsewhere', (_, response) => response.writeHead(301).end(), 'answers 301, not with a page of this site'],
])('a host that %s is named', async (_, answer, told) => {
  await expect(hostFaults(await hostOf(answer), facts)).rejects.toThrow(told);
});
