import { spawnSync } from 'node:child_process';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sendTestMessage } from './test-message.ts';

const site = 'https://advisory.example';
const open = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': 'Content-Type' };

type Answer = readonly [status: number, headers: Record<string, string>, body?: string] | 'none';

/** Sends to a real server that gives these answers to the question and to the message; without an origin as from its own page. */
async function sendTo(preflight: Answer, post: Answer, origin?: string) {
  const arrived: { method: string | undefined; headers: IncomingHttpHeaders; body: string }[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    arrived.push({ method: request.method, headers: request.headers, body: Buffer.concat(chunks).toString() });
    const answer = request.method === 'OPTIONS' ? preflight : post;
    if (answer !== 'none') response.writeHead(answer[0], answer[1]).end(answer[2]);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const own = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { arrives, sentences } = await sendTestMessage({
    endpoint: `${own}/f/a`,
    origin: origin ?? own,
    email: 'office@advisory.example',
    today: new Date('2026-11-23T06:00:00Z'),
    patience: 500,
  });
  return { arrives, said: sentences.join('\n'), arrived };
}

test('a service that accepts is told so, and hears what a browser would say, in the four keys of the form', async () => {
  const { arrives, said, arrived } = await sendTo([204, open], [200, open, '{"ok":true}'], site);
  expect(arrives).toBe(true);
  expect(said).toMatch(/\(OPTIONS\) with 204\.\n.*with 200 and said “\{"ok":true\}”\.\n.*would arrive at 127\.0\.0\.1/);
  const question = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' };
  expect(arrived).toMatchObject([
    { method: 'OPTIONS', headers: { origin: site, ...question } },
    { method: 'POST', headers: { origin: site, accept: 'application/json', 'content-type': 'application/json' } },
  ]);
  expect(JSON.parse(arrived[1]?.body ?? '')).toEqual({
    name: 'Test of the website',
    email: 'office@advisory.example',
    phone: '',
    message: expect.stringMatching(/^This is a test .* on 23 November 2026\. Nobody needs to answer it\.$/),
  });
});

test('a collector of the site itself is asked no question beforehand', async () => {
  const { arrives, arrived } = await sendTo('none', [200, {}, '{"ok":true}']);
  expect([arrives, arrived.map(({ method }) => method)]).toEqual([true, ['POST']]);
});

// Which answers count is tried against Chromium in test-message.browser.test.ts; here, what is told of them.
test.each<[string, Answer, Answer, string]>([
  ['a question that is not known', [404, open], [200, open], 'answered with 404'],
  [
    'no origin allowed',
    [204, { ...open, 'Access-Control-Allow-Origin': '' }],
    [200, open],
    `not allow pages of ${site}`,
  ],
  ['no JSON allowed', [204, { 'Access-Control-Allow-Origin': '*' }], [200, open], 'does not allow messages in JSON'],
  ['a question led elsewhere', [301, { ...open, Location: '/b' }], [200, open], 'leads elsewhere (301)'],
  ['a message led elsewhere', [204, open], [302, { ...open, Location: '/thanks' }], 'leads to /thanks'],
  ['an answer that says no', [204, open], [200, open, '{"success":false}'], 'says itself that it was not accepted'],
  ['a page for an answer', [204, open], [200, open, '<h1>Hello</h1>'], 'the answer is a page'],
  ['an error', [204, open], [500, open, '<h1>Oops</h1>'], 'with 500 and said “Oops”'],
  ['a reason', [204, open], [422, open, '{"errors":[{"message":"Inactive"}]}'], 'refuses it: Inactive'],
  ['an answer that pages may not read', [204, open], [200, {}, '{"ok":true}'], 'may not be read by pages of'],
  ['a question without an answer', 'none', [200, open], 'no answer came in time (0.5 s)'],
  ['a message without an answer', [204, open], 'none', 'no answer came in time (0.5 s)'],
])('%s is told, and that visitors’ messages would not arrive', async (_, preflight, post, reason) => {
  const { arrives, said } = await sendTo(preflight, post, site);
  expect([arrives, said]).toEqual([false, expect.stringContaining(reason)]);
  expect(said).toContain('would NOT arrive');
});

test.each([
  ['without a service', '', 'VITE_FORM_ENDPOINT is unset, so there is nowhere to send a test message'],
  [
    'with a service that cannot take it',
    'https://api.web3forms.com/submit',
    'no message would arrive: it wants an access_key',
  ],
  ['with a service that is down', 'http://127.0.0.1:9/f/a', 'the service could not be reached'],
])('the command %s says so', { timeout: 30_000 }, (_, endpoint, sentence) => {
  const { stdout, stderr, status } = spawnSync(process.execPath, [join(import.meta.dirname, 'ready.ts'), '--send'], {
    encoding: 'utf8',
    env: { ...process.env, VITE_FORM_ENDPOINT: endpoint },
  });
  expect([status, stdout + stderr]).toEqual([1, expect.stringContaining(sentence)]);
});
