/** The office's own message collector: takes what the contact form sends, as JSON or as a plain form, and keeps it before it answers. */
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { ContactMessage } from '../../islands/contact-form/contact-message.ts';
import type { Resources } from '../../i18n/resources.ts';
import { defaultLanguage, isLanguage, type Language } from '../../i18n/languages.ts';
import { languageOf } from '../../site/language-of.ts';
import { addressOf } from '../../site/urls.ts';
import { createMessageStore, messagesFile } from './message-store.ts';
import { createRateLimit, type Rate } from './rate-limit.ts';
import { nothingToReadPage, refusalPage } from './refusal-page.ts';
import type { RequestHandler } from '../server/serve.ts';
import { faultsOf, submissionOf, type SubmissionFault } from './submission.ts';

export interface CollectorOptions {
  /** File that messages are added to. */
  file?: string;
  /** How much one visitor may send; a person never gets there. */
  rate?: Rate;
}

const largestBody = 256 * 1024;

const locales = join(import.meta.dirname, '../../../locales');

/** A request as far as it could be understood. */
interface Post {
  language: Language;
  /** True when the form's script asks, false when the browser itself sends the form. */
  wantsJson: boolean;
  values: Readonly<Record<string, unknown>>;
}

interface Refusal {
  status: number;
  faults: readonly SubmissionFault[];
  headers?: Readonly<Record<string, string>>;
  typed?: ContactMessage;
}

async function contactCopy(language: Language): Promise<Resources['contact']> {
  const contact: Resources['contact'] = JSON.parse(await readFile(join(locales, language, 'contact.json'), 'utf8'));
  return contact;
}

/** Reads a body to its end, so that even a refused visitor's browser hears the answer; undefined when it is too large. */
async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= largestBody) chunks.push(chunk);
  }
  return size <= largestBody ? Buffer.concat(chunks).toString() : undefined;
}

function valuesOf(type: string | undefined, body: string): Record<string, unknown> | undefined {
  if (type === 'application/x-www-form-urlencoded') return Object.fromEntries(new URLSearchParams(body));
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

/** Language of an address of the site, whether or not its origin stands before it. */
function languageAt(address: unknown): Language | undefined {
  const origin = 'http://localhost';
  return typeof address === 'string' && URL.canParse(address, origin) ? languageOf(new URL(address, origin).pathname) : undefined;
}

/** The language of the page that the visitor comes from, or else the first of the site's that the browser asks for; browsers name the dearest first. */
function visitorsLanguage({ referer, 'accept-language': accepted = '' }: IncomingMessage['headers']): Language {
  const asked = accepted.split(',').map((range) => range.trim().toLowerCase().split(/[-;]/, 1)[0]);
  return languageAt(referer) ?? asked.find(isLanguage) ?? defaultLanguage;
}

async function refuse(
  response: ServerResponse,
  { language, wantsJson }: Pick<Post, 'language' | 'wantsJson'>,
  { status, faults, headers, typed }: Refusal,
): Promise<void> {
  if (wantsJson) {
    const { errors: words } = (await contactCopy(defaultLanguage)).form;
    const errors = faults.map(({ code, field, words: key }) => ({ code, field, message: words[key] }));
    response.writeHead(status, { ...headers, 'Content-Type': 'application/json; charset=utf-8' }).end(JSON.stringify({ error: words.problem, errors }));
  } else {
    const page = refusalPage(await contactCopy(language), language, faults, typed);
    response.writeHead(status, { ...headers, 'Content-Type': 'text/html; charset=utf-8' }).end(page);
  }
}

/** Makes the handler of `POST /messages`: 2xx or a redirect to the thank-you page only once the message is on the disk. */
export function createCollector({ file = messagesFile, rate = { messages: 30, seconds: 600 } }: CollectorOptions = {}): RequestHandler {
  const store = createMessageStore(file);
  const secondsToWait = createRateLimit(rate);

  async function accept(post: Post, visitor: string, response: ServerResponse): Promise<void> {
    const { language, wantsJson, values } = post;
    const typed = submissionOf(values);
    const wait = secondsToWait(visitor);
    if (wait !== undefined) {
      return refuse(response, post, {
        status: 429,
        faults: [{ code: 'RATE_LIMITED', words: 'tooManyLater' }],
        headers: { 'Retry-After': String(wait) },
        typed,
      });
    }
    const faults = faultsOf(values);
    if (faults.length > 0) return refuse(response, post, { status: 422, faults, typed });
    try {
      await store({ receivedAt: new Date().toISOString(), language, ...typed });
    } catch (error) {
      console.error(
        `${file} cannot be written, so a message was refused and its sender told so (${error instanceof Error ? error.message : error}). Make room, ` +
        `or give the file back its rights.`,
      );
      return refuse(response, post, { status: 500, faults: [], typed });
    }
    console.log('A message has come in; npm run messages shows it.');
    const next = addressOf('thank-you', language);
    if (wantsJson) response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8' }).end(JSON.stringify({ ok: true, next }));
    else response.writeHead(303, { Location: next }).end();
  }

  return async (request, response) => {
    if (request.method !== 'POST') {
      const language = visitorsLanguage(request.headers);
      const page = nothingToReadPage(await contactCopy(language), language);
      response.writeHead(405, { Allow: 'POST', 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': Buffer.byteLength(page) }).end(page);
      return;
    }
    const type = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
    const wantsJson = type === 'application/json' || request.headers.accept?.includes('application/json') === true;
    const asked = { language: visitorsLanguage(request.headers), wantsJson };

    const body = await readBody(request).catch(() => null);
    // The visitor's browser has gone; nobody is there to answer, and nothing was promised.
    if (body === null) return;
    if (type !== 'application/json' && type !== 'application/x-www-form-urlencoded') {
      return refuse(response, asked, { status: 415, faults: [{ code: 'MALFORMED', words: 'problem' }] });
    }
    if (body === undefined) return refuse(response, asked, { status: 413, faults: [{ code: 'BODY_TOO_LARGE', words: 'tooLong' }] });
    const values = valuesOf(type, body);
    if (!values) return refuse(response, asked, { status: 400, faults: [{ code: 'MALFORMED', words: 'problem' }] });

    // The form says in `_next` where the visitor belongs; only its language is taken, so it can lead to no other site.
    const language = languageAt(values._next) ?? asked.language;
    return accept({ language, wantsJson, values }, request.socket.remoteAddress ?? '', response);
  };
}
