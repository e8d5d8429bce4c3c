/** Takes messages of the contact form on one's own machine, to try the site out; a published site has a form service. */
import { closeSync, fstatSync, fsyncSync, ftruncateSync, mkdirSync, openSync, readSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { defaultLanguage, type Language } from '../i18n/languages.ts';
import type { Resources } from '../i18n/resources.ts';
import { messageFrom, type ContactMessage } from '../features/contact-form/contact-message.ts';
import { errorsOf } from '../features/contact-form/validation.ts';
import { languageOf } from '../site/language-of.ts';
import { addressOf } from '../site/urls.ts';
import { isFromOwnPage, isFromThisMachine } from './own-requests.ts';
import { bodyOf } from './request-body.ts';
import type { RequestHandler } from './serve.ts';

/** A line of the file. */
export interface StoredMessage extends ContactMessage {
  /** ISO 8601, in UTC. */
  receivedAt: string;
  /** Language of the page that it was written on. */
  language: Language;
}

/** Where messages are kept, one JSON object a line; the folder stays out of version control. */
const messagesFile = join(import.meta.dirname, '../../var/messages.jsonl');

type Values = Partial<Record<keyof ContactMessage | '_next', string>>;

/** @throws {Error} when a body is no form and no JSON object of texts */
function valuesIn(type: string, body: string): Values {
  const values: unknown = type.includes('json') ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(body));
  if (Object.values(Object(values)).every((value) => typeof value === 'string')) return { ...Object(values) };
  throw new Error('not all of it is text');
}

/** Language of an address of the site, whether or not its origin stands before it. */
function languageAt(address: string): Language {
  return languageOf(URL.parse(address, 'http://localhost')?.pathname ?? '/');
}

async function contactWords(language: Language): Promise<Resources['contact']['form']> {
  const file = join(import.meta.dirname, '../../locales', language, 'contact.json');
  const { form }: Resources['contact'] = JSON.parse(await readFile(file, 'utf8'));
  return form;
}

/** Adds a line to a file, or nothing; a rest of one, which a full disk or the end of a process left there, stays a line of its own. @throws {Error} when it cannot be written whole */
function appendLine(file: string, line: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const handle = openSync(file, 'a+', 0o600);
  const { size } = fstatSync(handle);
  try {
    const last = Buffer.from('\n');
    if (size > 0) readSync(handle, last, { position: size - 1 });
    writeFileSync(handle, `${last.toString() === '\n' ? '' : '\n'}${line}\n`);
    fsyncSync(handle);
  } catch (error) {
    ftruncateSync(handle, size);
    throw error;
  } finally {
    closeSync(handle);
  }
}

/** Makes the handler of `POST /messages`: 2xx or a redirect to the thank-you page only once the message is in `file`. */
export function createCollector(file = messagesFile): RequestHandler {
  return async (request, response) => {
    const { referer = '', 'content-type': type = '' } = request.headers;
    const wantsJson = type.startsWith('application/json');
    const inWords = (status: number, ...lines: string[]) =>
      void response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(lines.join('\n'));
    const inJson = (status: number, value: object) =>
      void response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(value));

    if (request.method !== 'POST') {
      response.setHeader('Allow', 'POST');
      return inWords(405);
    }
    if (!isFromThisMachine(request) || isFromOwnPage(request.headers) === false) return inWords(403);
    let body: string | undefined;
    try {
      body = await bodyOf(request);
    } catch {
      // Where the visitor's browser has gone, nobody is there to answer, and nothing was promised.
      return;
    }
    if (body === undefined) return inWords(413);
    if (!wantsJson && !type.startsWith('application/x-www-form-urlencoded')) return inWords(415);
    let values: Values;
    try {
      values = valuesIn(type, body);
    } catch {
      return inWords(400);
    }
    // The form says in `_next` where the visitor belongs; only its language is taken, so it can lead to no other site.
    const language = languageAt(values._next ?? referer);
    const typed = messageFrom(values);
    const wrong = errorsOf(typed, /^[^\s@]+@[^\s@]+$/.test(typed.email.trim()));
    if (wrong.length > 0) {
      const sentences = (await contactWords(wantsJson ? defaultLanguage : language)).errors;
      const said = wrong.map(({ field, error }) => ({ field, message: sentences[error] }));
      return wantsJson
        ? inJson(422, { errors: said })
        : inWords(422, sentences.summary, ...said.map((each) => each.message));
    }
    const stored: StoredMessage = { receivedAt: new Date().toISOString(), language, ...typed };
    try {
      appendLine(file, JSON.stringify(stored));
    } catch (error) {
      console.error(
        `${file} cannot be written, so a message was refused: ${error}. Make room, or give back its rights.`,
      );
      return inWords(500);
    }
    console.log(`A message has come in: the last line of ${file}.`);
    const next = addressOf('thank-you', language);
    if (wantsJson) return inJson(200, { ok: true, next });
    response.writeHead(303, { Location: next }).end();
  };
}
