import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMessageStore, readMessages, type StoredMessage } from './message-store.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'messages-'));
  file = join(folder, 'var/messages.jsonl');
});
afterEach(() => rmSync(folder, { recursive: true }));

function messageOf(text: string): StoredMessage {
  return { receivedAt: '2026-11-20T10:00:00.000Z', language: 'gu', name: 'આશા', email: 'asha@example.com', phone: '', message: text };
}

test.each(['line\nbreak\r\nand\ttab', 'ક્ષ 👨‍👩‍👧 \u202eturned', '\u0000 and \ud800', '"quoted" \\ \u2028', 'x'.repeat(20_000)])(
  'a message comes back exactly as it was typed (%#)',
  async (text) => {
    await createMessageStore(file)(messageOf(text));
    expect((await readMessages(file)).messages).toEqual([messageOf(text)]);
  },
);

test('messages that arrive together are all kept, one a line', async () => {
  const store = createMessageStore(file);
  const texts = Array.from({ length: 50 }, (_, index) => `${index} ${'x'.repeat(5000)}`);
  await Promise.all(texts.map((text) => store(messageOf(text))));
  expect((await readMessages(file)).messages.map(({ message }) => message)).toEqual(texts);
});

test('only the owner of the machine may read the file', async () => {
  await createMessageStore(file)(messageOf('private'));
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('a line cut short by a crash costs no message after it', async () => {
  const store = createMessageStore(file);
  await store(messageOf('first'));
  appendFileSync(file, '{"name":"cut sho');
  await store(messageOf('second'));
  const { messages, unreadable } = await readMessages(file);
  expect([messages.map(({ message }) => message), unreadable]).toEqual([['first', 'second'], [2]]);
});

test.each([
  '{}',
  'null',
  '[]',
  '"text"',
  '7',
  '{"name":"Asha"}',
  JSON.stringify({ ...messageOf('no phone'), phone: undefined }),
  JSON.stringify({ ...messageOf('no time'), receivedAt: 'soon' }),
])('a line that is no message, such as %s, costs none before or after it and is told', async (line) => {
  const store = createMessageStore(file);
  await store(messageOf('first'));
  appendFileSync(file, `${line}\n`);
  await store(messageOf('second'));
  const { messages, unreadable } = await readMessages(file);
  expect([messages.map(({ message }) => message), unreadable]).toEqual([['first', 'second'], [2]]);
});

test('a message that could not be written does not hold up the next', async () => {
  const store = createMessageStore(file);
  const circular = messageOf('never');
  Object.assign(circular, { itself: circular });
  await expect(store(circular)).rejects.toThrow();
  await store(messageOf('kept'));
  expect(readFileSync(file, 'utf8')).toContain('kept');
});

test('no file yet means no messages', async () => {
  expect(await readMessages(file)).toEqual({ messages: [], unreadable: [] });
});
