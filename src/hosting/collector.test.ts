import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import gu from '../../locales/gu/contact.json' with { type: 'json' };
import type { ContactMessage } from '../features/contact-form/contact-message.ts';
import { createCollector, type StoredMessage } from './collector.ts';

const folder = mkdtempSync(join(tmpdir(), 'messages-'));
const file = join(folder, 'var/messages.jsonl');
const collector = createCollector(file);
const server = createServer((incoming, response) => void collector(incoming, response));
await new Promise<void>((resolve) => server.listen(0, resolve));
const url = `http://localhost:${(server.address() as AddressInfo).port}/messages`;
const errorLog = vi.spyOn(console, 'error').mockImplementation(() => undefined);
const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
beforeEach(() => rmSync(dirname(file), { recursive: true, force: true }));
afterEach(() => vi.clearAllMocks());
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const typed: ContactMessage = { name: 'આશા', email: 'asha@example.com', phone: '', message: 'મદદ જોઈએ છે' };
const form = 'application/x-www-form-urlencoded';

function post(type: string, body: string, headers: Record<string, string> = {}) {
  return fetch(url, { method: 'POST', body, headers: { 'Content-Type': type, ...headers }, redirect: 'manual' });
}
const postJson = (values: unknown, headers = {}) => post('application/json', JSON.stringify(values), headers);
const postForm = (values: Record<string, string>) => post(form, new URLSearchParams(values).toString());

function stored(): StoredMessage[] {
  return readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

test('a message sent by script is kept with its time and language before ok is answered', async () => {
  const response = await postJson(typed, { Referer: 'http://localhost/gu/contact' });
  expect([response.status, await response.json()]).toEqual([200, { ok: true, next: '/gu/contact/thank-you' }]);
  expect(stored()).toEqual([{ ...typed, language: 'gu', receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) }]);
});

test('a message is kept exactly as it was typed, and printed nowhere', async () => {
  const strange = { ...typed, name: '\u0000\u202eA', email: 'a@b', phone: '૯૮', message: 'ક્ષ 👨‍👩‍👧 \ud800 "x"\r\n' };
  await postJson(strange);
  expect(stored()[0]).toMatchObject(strange);
  expect(log.mock.calls).toEqual([[`A message has come in: the last line of ${file}.`]]);
});

test('messages that arrive together are all kept, and only for the owner of the machine to read', async () => {
  const texts = Array.from({ length: 50 }, (_, index) => `${index} ${'x'.repeat(4000)}`);
  await Promise.all(texts.map((message) => postJson({ ...typed, message })));
  expect(new Set(stored().map(({ message }) => message))).toEqual(new Set(texts));
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('a message sent without a script leads to the thank-you page', async () => {
  const response = await postForm({ ...typed, _next: '/gu/contact/thank-you' });
  expect([response.status, response.headers.get('location')]).toEqual([303, '/gu/contact/thank-you']);
  expect(stored()).toEqual([expect.objectContaining({ ...typed, language: 'gu' })]);
});

test('no message leads to another site', async () => {
  const { headers } = await postForm({ ...typed, _next: 'https://other.example/steal' });
  expect(headers.get('location')).toBe('/contact/thank-you');
});

test('what is missing or wrong is said by script with a field and a sentence for each', async () => {
  const response = await postJson({ name: ' ', email: 'asha', message: 'x'.repeat(5001) });
  const sentence = expect.stringMatching(/\w/);
  expect([response.status, (await response.json()).errors]).toEqual([
    422,
    ['name', 'email', 'message'].map((field) => ({ field, message: sentence })),
  ]);
});

test('what is missing or wrong is said without a script in the language of the page, and nothing typed is shown', async () => {
  const response = await postForm({ ...typed, name: '', email: '<b>', _next: '/gu/contact/thank-you' });
  const { summary, name, email } = gu.form.errors;
  expect([response.status, response.headers.get('content-type')]).toEqual([422, 'text/plain; charset=utf-8']);
  expect(await response.text()).toBe([summary, name, email].join('\n'));
});

test.each([
  ['a body cut short', 'application/json', '{', 400],
  ['a list', 'application/json', '[]', 422],
  ['a field that is no text', 'application/json', '{"name":1}', 400],
  ['more than 64 KB', 'application/json', 'x'.repeat(64 * 1024 + 1), 413],
  ['plain text', 'text/plain', 'x', 415],
  ['a form without a word', form, '', 422],
])('%s is refused and not kept', async (_, type, body, status) => {
  expect((await post(type, body)).status).toBe(status);
  expect(stored).toThrow();
});

test('a message that cannot be written is not called sent, and the file is named', async () => {
  mkdirSync(file, { recursive: true });
  const response = await postJson(typed);
  expect(response.status).toBe(500);
  expect(errorLog.mock.calls.flat().join()).toContain(`${file} cannot be written`);
});

test('a rest of a line, as a full disk leaves it, spoils no message that is accepted after it', async () => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '{"name":"ha');
  expect((await postJson(typed)).status).toBe(200);
  expect(JSON.parse(readFileSync(file, 'utf8').trimEnd().split('\n').at(-1) ?? '')).toMatchObject(typed);
});

test.each([
  ['a page of another site', { Origin: 'https://other.example' }],
  ['a page of another server of this machine', { Origin: 'http://localhost:1' }],
  ['a page that does not say its name', { Origin: 'null' }],
  ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
  ['a name that was pointed here', { Host: 'other.example' }],
])('%s is refused, and nothing kept', async (_, headers) => {
  const status = await new Promise((resolve) => {
    const outgoing = request(url, { method: 'POST', headers: { 'Content-Type': form, ...headers } });
    outgoing.on('response', (answer) => resolve(answer.statusCode)).end(String(new URLSearchParams(typed)));
  });
  expect(status).toBe(403);
  expect(stored).toThrow();
});

test('the longest message fits, also without a script', async () => {
  const longest = { ...typed, message: 'મ'.repeat(5000) };
  expect((await postForm(longest)).status).toBe(303);
  expect(stored()).toEqual([expect.objectContaining(longest)]);
});

test('whoever wants to read there is told that one writes', async () => {
  const { status, headers } = await fetch(url);
  expect([status, headers.get('allow')]).toEqual([405, 'POST']);
});
