import { spawnSync } from 'node:child_process';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sendTestMessage, type TestVerdict } from './test-message.ts';

const origin = 'https://advisory.example';
const open = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': 'Content-Type' };
const today = new Date('2026-11-23T06:00:00Z');

interface Arrived {
  method: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

type Answer = (response: ServerResponse) => void;

/** Sends to a real server that answers as told. */
async function sendTo(preflight: Answer, post: Answer, patience = 5000): Promise<{ verdict: TestVerdict; said: string; arrived: Arrived[] }> {
  const arrived: Arrived[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    arrived.push({ method: request.method, headers: request.headers, body: Buffer.concat(chunks).toString() });
    (request.method === 'OPTIONS' ? preflight : post)(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    const verdict = await sendTestMessage({ endpoint: `http://127.0.0.1:${port}/f/a`, origin, email: 'office@advisory.example', today, patience });
    return { verdict, said: verdict.sentences.join('\n'), arrived };
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const answers = (status: number, headers: Record<string, string> = {}, body = ''): Answer => (response) => void response.writeHead(status, headers).end(body);
const agrees = answers(204, open);
const silent: Answer = () => {};

test('a service that accepts is told so, and hears what a browser would say', async () => {
  const { verdict, said, arrived } = await sendTo(agrees, answers(200, open, '{"ok":true}'));
  expect(verdict.arrives).toBe(true);
  expect(said).toMatch(/\(OPTIONS\) with 204\.\n.*with 200 and said “\{"ok":true\}”\.\n.*would arrive at 127\.0\.0\.1/);
  const [asked, sent] = arrived;
  const question = { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' };
  expect(asked).toMatchObject({ method: 'OPTIONS', headers: question });
  expect(sent).toMatchObject({ method: 'POST', headers: { origin, accept: 'application/json', 'content-type': 'application/json' } });
});

test('the message says what it is, in the four keys of the form', async () => {
  const { arrived } = await sendTo(agrees, answers(200, open));
  expect(JSON.parse(arrived[1]?.body ?? '')).toEqual({
    name: 'Test of the website',
    email: 'office@advisory.example',
    phone: '',
    message: 'This is a test of the contact form of the website, sent by npm run ready -- --send on 23 November 2026. Nobody needs to answer it.',
  });
});

describe('nothing is posted where a browser would not post', () => {
  test.each([
    ['the service does not know the question', answers(404, open), 'answered with 404'],
    ['no origin is allowed', answers(204, { 'Access-Control-Allow-Headers': 'Content-Type' }), 'does not allow pages of https://advisory.example'],
    ['another origin is allowed', answers(204, { ...open, 'Access-Control-Allow-Origin': 'https://other.example' }), 'does not allow pages of'],
    ['JSON is not allowed', answers(204, { 'Access-Control-Allow-Origin': '*' }), 'does not allow messages in JSON'],
    ['the question is led elsewhere', answers(301, { ...open, Location: '/other' }), 'leads elsewhere (301)'],
  ])('when %s', async (_, preflight, reason) => {
    const { verdict, said, arrived } = await sendTo(preflight, answers(200, open));
    expect(verdict.arrives).toBe(false);
    expect(said).toContain(reason);
    expect(said).toContain('would NOT arrive');
    expect(arrived.map(({ method }) => method)).toEqual(['OPTIONS']);
  });
});

describe('a message that is not accepted is told as such', () => {
  test.each([
    ['a redirect', answers(302, { ...open, Location: 'https://forms.example/thanks' }), 'leads to https://forms.example/thanks'],
    ['an answer that says no', answers(200, open, '{"success":false}'), 'says that it was not accepted'],
    ['an error of the service', answers(500, open, '<h1>Oops</h1>'), 'with 500 and said “Oops”'],
    ['a refusal with a reason', answers(422, open, '{"errors":[{"message":"Form is not active"}]}'), 'refuses it: Form is not active'],
    ['an answer that pages may not read', answers(200, {}, '{"ok":true}'), 'may not be read by pages of'],
  ])('%s', async (_, post, reason) => {
    const { verdict, said, arrived } = await sendTo(agrees, post);
    expect(verdict.arrives).toBe(false);
    expect(said).toContain(reason);
    expect(arrived).toHaveLength(2);
  });
});

test.each([
  ['the question', silent, agrees],
  ['the message', agrees, silent],
])('a service that leaves %s without an answer is not waited for', async (_, preflight, post) => {
  const { verdict, said } = await sendTo(preflight, post, 200);
  expect(verdict.arrives).toBe(false);
  expect(said).toContain('no answer came in time (0.2 s)');
});

test('a service that cannot be reached is told as such', async () => {
  const verdict = await sendTestMessage({ endpoint: 'http://127.0.0.1:9/f/a', origin, email: 'office@advisory.example', today });
  expect(verdict.sentences.join('\n')).toMatch(/would NOT arrive: the service could not be reached \(/);
});

test('a collector of the site itself is asked no question beforehand', async () => {
  const methods: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    methods.push(request.method);
    response.end('{"ok":true}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const own = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const verdict = await sendTestMessage({ endpoint: `${own}/messages`, origin: own, email: 'office@advisory.example', today });
  server.close();
  expect(verdict.arrives).toBe(true);
  expect(methods).toEqual(['POST']);
});

test.each([
  ['without a service', '', 'VITE_FORM_ENDPOINT is unset, so there is nowhere to send a test message'],
  ['with a service that cannot take it', 'https://api.web3forms.com/submit', 'no message would arrive: it wants an access_key'],
  ['with a service that is down', 'http://127.0.0.1:9/f/a', 'the service could not be reached'],
])('the command %s says so', (_, endpoint, sentence) => {
  const env = { ...process.env, VITE_FORM_ENDPOINT: endpoint };
  const { stdout, stderr, status } = spawnSync(process.execPath, [join(import.meta.dirname, 'ready.ts'), '--send'], { encoding: 'utf8', env });
  expect(`${stdout}${stderr}`).toContain(sentence);
  expect(status).toBe(1);
});
