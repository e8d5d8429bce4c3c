/** `npm run ready -- --send` judges a service as Chromium does: the same requests reach it, and the same answers count. */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { sendTestMessage } from './test-message.ts';

async function listen(answer: RequestListener): Promise<{ url: string; server: Server }> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

let browser: Browser;
let page: Page;
let site: Awaited<ReturnType<typeof listen>>;
beforeAll(async () => {
  site = await listen(
    (_, response) => void response.setHeader('Content-Type', 'text/html').end('<!doctype html><title>Site</title>'),
  );
  browser = await chromium.connect(inject('browserEndpoint'));
  page = await browser.newPage();
  await page.goto(site.url);
});
afterAll(async () => {
  await browser.close();
  site.server.close();
});

/** Posts as src/islands/contact-form/post-message.ts does; whether a page would call the message sent. */
const sentByChromium = (url: string) =>
  page.evaluate(async (address) => {
    const headers = { Accept: 'application/json', 'Content-Type': 'application/json' };
    try {
      return (await fetch(address, { method: 'POST', headers, body: '{}', redirect: 'manual' })).ok;
    } catch {
      return false;
    }
  }, url);

type Answer = readonly [number, Record<string, string>];

const all = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': 'Content-Type' };

test.each<[string, boolean, Answer, Answer]>([
  ['a service open to all', true, [204, all], [200, all]],
  ['every header allowed by a star', true, [200, { ...all, 'Access-Control-Allow-Headers': '*' }], [200, all]],
  [
    'headers in capitals among others',
    true,
    [204, { ...all, 'Access-Control-Allow-Headers': 'X-Requested-With, CONTENT-TYPE' }],
    [200, all],
  ],
  ['no headers allowed', false, [204, { 'Access-Control-Allow-Origin': '*' }], [200, all]],
  [
    'another origin allowed',
    false,
    [204, { ...all, 'Access-Control-Allow-Origin': 'https://other.example' }],
    [200, all],
  ],
  ['a question that is not known', false, [405, all], [200, all]],
  ['a question that is led elsewhere', false, [302, { ...all, Location: '/elsewhere' }], [200, all]],
  ['an answer that may not be read', false, [204, all], [200, {}]],
  ['a redirect of the message', false, [204, all], [302, { ...all, Location: '/thanks' }]],
  ['a refusal', false, [204, all], [422, all]],
])('%s', async (_, arrives, [preflightStatus, preflightHeaders], [status, headers]) => {
  const methods: (string | undefined)[] = [];
  const service = await listen((request, response) => {
    methods.push(request.method);
    request.resume();
    if (request.method === 'OPTIONS') response.writeHead(preflightStatus, preflightHeaders).end();
    else response.writeHead(status, headers).end();
  });
  try {
    const verdict = await sendTestMessage({
      endpoint: service.url,
      origin: site.url,
      email: 'office@advisory.example',
      today: new Date(),
    });
    const asked = methods.splice(0);
    expect([verdict.arrives, asked]).toEqual([await sentByChromium(service.url), methods]);
    expect(verdict.arrives).toBe(arrives);
  } finally {
    service.server.closeAllConnections();
    service.server.close();
  }
});
