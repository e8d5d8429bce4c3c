import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ContactMessage } from '../features/contact-form/contact-message.ts';
import { createCollector } from './collector.ts';

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

function post(type: string, body: string) {
  return fetch(url, { method: 'POST', body, headers: { 'Content-Type': type }, redirect: 'manual' });
}
const postJson = (values: ContactMessage) => post('application/json', JSON.stringify(values));
const postForm = (values: Record<string, string>) => post(form, new URLSearchParams(values).toString());

function stored(): ContactMessage[] {
  return readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

test('a message sent by script is kept exactly as it was typed before ok is answered, and printed nowhere', async () => {
  const strange = { ...typed, name: '\u0000\u202eA', email: 'a@b', phone: '૯૮', message: 'ક્ષ 👨‍👩‍👧 \ud800 "x"\r\n' };
  const response = await postJson(strange);
  expect([response.status, await response.json()]).toEqual([200, { ok: true }]);
  expect(stored()).toEqual([{ ...strange, receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) }]);
  expect(log.mock.calls).toEqual([[`A message has come in: the last line of ${file}.`]]);
});

test('messages that arrive together are all kept, and only for the owner of the machine to read', async () => {
  const texts = Array.from({ length: 50 }, (_, index) => `${index} ${'x'.repeat(4000)}`);
  await Promise.all(texts.map((message) => postJson({ ...typed, message })));
  expect(new Set(stored().map(({ message }) => message))).toEqual(new Set(texts));
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test.each([
  ['/gu/contact/thank-you', '/gu/contact/thank-you'],
  ['https://other.example/steal', '/contact/thank-you'],
])('the longest message sent without a script is kept, and with the next page %s leads to %s', async (_next, shown) => {
  const longest = { ...typed, message: 'મ'.repeat(5000) };
  const response = await postForm({ ...longest, _next });
  expect([response.status, response.headers.get('location')]).toEqual([303, shown]);
  expect(stored()).toEqual([expect.objectContaining(longest)]);
});

test.each([
  ['a body cut short', 'application/json', '{'],
  ['a field that is no text', 'application/json', JSON.stringify({ ...typed, phone: 1 })],
  ['a message without a name', 'application/json', JSON.stringify({ ...typed, name: ' ' })],
  ['a message without a message', 'application/json', JSON.stringify({ ...typed, message: '' })],
  ['what is no e-mail address', 'application/json', JSON.stringify({ ...typed, email: 'asha' })],
  ['too long a message', 'application/json', JSON.stringify({ ...typed, message: 'x'.repeat(5001) })],
  ['more than 64 KB', form, new URLSearchParams({ ...typed, more: 'x'.repeat(64 * 1024) }).toString()],
  ['a form without a word', form, ''],
])('%s is refused in one sentence, and nothing kept', async (_, type, body) => {
  const response = await post(type, body);
  expect([response.status, await response.text()]).toEqual([400, expect.stringMatching(/^Nothing was kept: .+\.$/)]);
  expect(stored).toThrow();
});

test('a message that cannot be written is not called sent, and the file is named', async () => {
  mkdirSync(file, { recursive: true });
  expect((await postJson(typed)).status).toBe(500);
  expect(errorLog.mock.calls.flat().join()).toContain(`${file} cannot be written`);
});

test.each([
  ['a page of another site', { Origin: 'https://other.example' }],
  ['a page of another server of this machine', { Origin: 'http://localhost:1' }],
  ['a page that does not say its name', { Origin: 'null' }],
  ['a name that was pointed here', { Host: 'other.example' }],
])('%s is refused, and nothing kept', async (_, headers) => {
  const status = await new Promise((resolve) => {
    const outgoing = request(url, { method: 'POST', headers: { 'Content-Type': form, ...headers } });
    outgoing.on('response', (answer) => resolve(answer.statusCode)).end(String(new URLSearchParams(typed)));
  });
  expect(status).toBe(400);
  expect(stored).toThrow();
});
