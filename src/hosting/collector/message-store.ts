/** Keeps messages in a file, one JSON object a line: written to the disk before the visitor hears that a message arrived. */
import { mkdir, open, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Language } from '../../i18n/languages.ts';
import { messageFields, type ContactMessage } from '../../islands/contact-form/contact-message.ts';

export interface StoredMessage extends ContactMessage {
  /** ISO 8601, in UTC. */
  receivedAt: string;
  /** Language of the page that it was written on. */
  language: Language;
}

/** Where the office's own messages are kept; the folder stays out of version control. */
export const messagesFile = join(import.meta.dirname, '../../../var/messages.jsonl');

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function appendLine(file: string, line: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const handle = await open(file, 'a+', 0o600);
  try {
    const { size } = await handle.stat();
    const last = size > 0 ? await handle.read(Buffer.alloc(1), 0, 1, size - 1) : undefined;
    // A line cut short by a crash must not swallow the one that follows.
    const start = last && last.buffer[0] !== 0x0a ? '\n' : '';
    await handle.writeFile(`${start}${line}\n`);
    await handle.sync();
    if (size === 0) await syncFolder(dirname(file));
  } finally {
    await handle.close();
  }
}

/** Adds messages to a file, one after the other; each call resolves once its message is on the disk. */
export function createMessageStore(file: string): (message: StoredMessage) => Promise<void> {
  let previous: Promise<unknown> = Promise.resolve();
  return (message) => {
    const written = previous.then(() => appendLine(file, JSON.stringify(message)));
    previous = written.catch(() => undefined);
    return written;
  };
}

const texts = [...messageFields, 'receivedAt', 'language'] as const;

function isMessage(value: unknown): value is StoredMessage {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  return texts.every((name) => typeof fields.get(name) === 'string') && !Number.isNaN(Date.parse(String(fields.get('receivedAt'))));
}

function parse(line: string): StoredMessage | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return isMessage(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Every message of a file in the order of arrival, and the numbers of lines that are none. */
export async function readMessages(file: string): Promise<{ messages: StoredMessage[]; unreadable: number[] }> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const messages: StoredMessage[] = [];
  const unreadable: number[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    const message = parse(line);
    if (message) messages.push(message);
    else if (line !== '') unreadable.push(index + 1);
  }
  return { messages, unreadable };
}
