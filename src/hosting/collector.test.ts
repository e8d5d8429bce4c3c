import { mkdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { ContactMessage } from '../features/contact-form/contact-message.ts';
import { ask } from '../test/ask.ts';
import { temporaryFolder } from '../test/temporary-folder.ts';
import { createCollector } from './collector.ts';
import { listen } from './port.ts';

let file: string;
const server = createServer((incoming, response) =>
  createCollector(file)(incoming, response).catch(() => response.destroy()),
);
const url = `http://localhost:${await listen(server, 0)}/messages`;
const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
beforeEach(() => {
  file = join(temporaryFolder(), 'var/messages.jsonl');
});
afterAll(() => {
  log.mockRestore();
  server.close();
});

const typed: ContactMessage = { name: 'આશા', email: 'asha@example.com', phone: '', message: 'મદદ જોઈએ છે' };

function post(type: string, body: string) {
  return fetch(url, { method: 'POST', body, headers: { 'Content-Type': type }, redirect: 'manual' });
}
const postJson = (values: object) => post('application/json', JSON.stringify(values));
const form = 'application/x-www-form-urlencoded';
const bodyOf = (values: Record<string, string>) => new URLSearchParams(values).toString();

const stored = (): ContactMessage[] =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

test('a message is kept as it was typed, for the owner of the machine alone, before ok is answered, and printed nowhere', async () => {
  const strange = { ...typed, name: '\u0000\u202eA', email: 'a@b', phone: '૯૮', message: 'ક્ષ 👨‍👩‍👧 \ud800 "x"\r\n' };
  const response = await postJson(strange);
  expect([response.status, await response.json()]).toEqual([200, { ok: true }]);
  expect(stored()).toEqual([{ ...strange, receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) }]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(log.mock.calls).toEqual([[`A message has come in: the last line of ${file}.`]]);
});

test.each([
  ['/gu/contact/thank-you', '/gu/contact/thank-you'],
  ['https://other.example/steal', '/contact/thank-you'],
])(
  'a message of lines is as long without a script as with it, and with the next page %s leads to %s',
  async (_next, shown) => {
    const message = 'મ\n'.repeat(2500);
    const response = await post(form, bodyOf({ ...typed, message: message.replaceAll('\n', '\r\n'), _next }));
    expect([response.status, response.headers.get('location')]).toEqual([303, shown]);
    expect(stored()).toEqual([expect.objectContaining({ message })]);
  },
);

test.each([
  ['a body cut short', 'application/json', '{'],
  ['a field that is no text', 'application/json', JSON.stringify({ ...typed, phone: 1 })],
  ['a message without a name', 'application/json', JSON.stringify({ ...typed, name: ' ' })],
  ['what is no e-mail address', form, bodyOf({ ...typed, email: 'asha' })],
  ['more than 64 KB', form, bodyOf({ ...typed, more: 'x'.repeat(64 * 1024) })],
])('%s is refused in one sentence, and nothing kept', async (_, type, body) => {
  const response = await post(type, body);
  expect([response.status, await response.text()]).toEqual([400, expect.stringMatching(/^Nothing was kept: .+\.$/)]);
  expect(stored).toThrow();
});

test('a message that cannot be written is not called sent', async () => {
  mkdirSync(file, { recursive: true });
  await expect(postJson(typed)).rejects.toThrow();
});

test.each([
  ['a page of another site', { Origin: 'https://other.example' }],
  ['a page of another server of this machine', { Origin: 'http://localhost:1' }],
  ['a page that does not say its name', { Origin: 'null' }],
  ['a name that was pointed here', { Host: 'other.example' }],
])('%s is refused, and nothing kept', async (_, headers) => {
  const sent = { method: 'POST', headers: { 'Content-Type': form, ...headers }, body: bodyOf(typed) };
  expect((await ask(url, '/messages', sent)).status).toBe(400);
  expect(stored).toThrow();
});
