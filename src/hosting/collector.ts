/**
 * Takes messages of the contact form on one's own machine, to try the site out; a published site has a form service.
 */
import { appendFileSync, mkdirSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { messageFrom, type ContactMessage } from '../features/contact-form/contact-message.ts';
import { errorsOf } from '../features/contact-form/validation.ts';
import { isThisMachine } from '../office/schema/settings.ts';
import { root } from '../setup/project-root.ts';
import { languageOf } from '../site/language-of.ts';
import { addressOf } from '../site/urls.ts';
import type { RequestHandler } from './serve.ts';

/** Where messages are kept, one JSON object a line; the folder stays out of version control. */
const messagesFile = join(root, 'var/messages.jsonl');

/** In bytes. */
const largestBody = 64 * 1024;

const refusal =
  'Nothing was kept: here a whole message of the contact form is taken, of at most 64 KB, from a page of this server on this machine.';

/**
 * Whether this machine asks, by a name of its own, since a foreign one can be pointed here, and no page of another
 * server.
 */
function isOwn({ socket, headers: { host = '', origin = `http://${host}` } }: IncomingMessage): boolean {
  const isLoopback = /^(?:::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '');
  return isLoopback && isThisMachine(origin) && origin === `http://${host}`;
}

/** The fields of a body, JSON or a form; undefined when it is neither, or not all of it is text. */
function valuesIn(body: string, isJson: boolean): Partial<Record<string, string>> | undefined {
  try {
    // Browsers end the lines of a form with two characters where a script, and the limit, count one.
    const fields = () => Object.fromEntries(new URLSearchParams(body.replaceAll('%0D%0A', '%0A')));
    const values = isJson ? Object(JSON.parse(body)) : fields();
    return Object.values(values).every((value) => typeof value === 'string') ? values : undefined;
  } catch {
    return undefined;
  }
}

const isWhole = (message: ContactMessage) =>
  errorsOf(message, /^[^\s@]+@[^\s@]+$/.test(message.email.trim())).length === 0;

/**
 * Makes the handler of `POST /messages`: ok, or a redirect to the thank-you page, only once the message is in `file`.
 */
export function createCollector(file = messagesFile): RequestHandler {
  return async (request, response) => {
    const { 'content-type': type = '', 'content-length': length } = request.headers;
    const isJson = type.startsWith('application/json');
    const isHeard = request.method === 'POST' && isOwn(request) && Number(length) <= largestBody;
    const values = isHeard ? valuesIn(await text(request), isJson) : undefined;
    const message = messageFrom(values ?? {});
    if (!isWhole(message)) return void response.writeHead(400, { 'Content-Type': 'text/plain' }).end(refusal);
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    const line = JSON.stringify({ receivedAt: new Date().toISOString(), ...message });
    // Where it cannot be written, this throws, and nothing is called sent.
    appendFileSync(file, `${line}\n`, { mode: 0o600, flush: true });
    console.log(`A message has come in: the last line of ${file}.`);
    if (isJson)
      return void response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ ok: true }));
    // The form says in `_next` where the visitor belongs; only its language is taken, so it can lead to no other site.
    const page = URL.parse(values?._next ?? '', 'http://localhost')?.pathname ?? '/';
    response.writeHead(303, { Location: addressOf('thank-you', languageOf(page)) }).end();
  };
}
