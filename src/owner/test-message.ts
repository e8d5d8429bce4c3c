/** `npm run ready -- --send`: sends one marked message as the contact form would, and judges the answers as a browser would. */
import { errorsIn, isRefusal } from '../islands/contact-form/collector-errors.ts';
import type { ContactMessage } from '../islands/contact-form/contact-message.ts';

/** Where the test message goes, and what sends it. */
interface TestPost {
  endpoint: string;
  /** Origin of the site's pages. */
  origin: string;
  /** Who the message says that it is from. */
  email: string;
  today: Date;
  /** How long an answer may take, in milliseconds; the form waits no longer. */
  patience?: number;
}

/** What came back, a sentence each, and whether a visitor's message would arrive. */
interface TestVerdict {
  arrives: boolean;
  sentences: string[];
}

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

function testMessage({ email, today }: TestPost): ContactMessage {
  const message = `This is a test of the contact form of the website, sent by npm run ready -- --send on ${day.format(today)}. Nobody needs to answer it.`;
  return { name: 'Test of the website', email, phone: '', message };
}

/** What a person can read of an answer's body. */
function excerptOf(body: string): string {
  const text = body
    .replace(/<[^>]*>/g, ' ')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  return text === '' ? 'and said nothing more' : `and said “${text.slice(0, 200)}${text.length > 200 ? '…' : ''}”`;
}

const isRedirect = ({ status }: Response) => status >= 300 && status < 400;

function allowsOrigin({ headers }: Response, origin: string): boolean {
  const allowed = headers.get('Access-Control-Allow-Origin');
  return allowed === '*' || allowed === origin;
}

/** Why a browser would not send the message after this answer to its preflight: https://fetch.spec.whatwg.org/#cors-preflight-fetch */
function faultOfPreflight(answer: Response, origin: string): string | undefined {
  if (isRedirect(answer)) return `it leads elsewhere (${answer.status}), which browsers do not follow then`;
  if (!answer.ok) return `it was answered with ${answer.status}`;
  if (!allowsOrigin(answer, origin))
    return `its answer does not allow pages of ${origin} (Access-Control-Allow-Origin)`;
  const headers = (answer.headers.get('Access-Control-Allow-Headers') ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  const isJsonAllowed = headers.includes('content-type') || headers.includes('*');
  return isJsonAllowed
    ? undefined
    : 'its answer does not allow messages in JSON (Access-Control-Allow-Headers: Content-Type)';
}

/** Why a visitor would not be told 'Message Sent!' after this answer to the message. */
function faultOfAnswer(answer: Response, body: string, { endpoint, origin }: TestPost): string | undefined {
  if (isRedirect(answer)) {
    return `it leads to ${answer.headers.get('Location') ?? 'another address'} instead of accepting the message, and the form follows no redirect`;
  }
  if (new URL(endpoint).origin !== origin && !allowsOrigin(answer, origin)) {
    return `the answer may not be read by pages of ${origin} (Access-Control-Allow-Origin), so visitors are told that it failed`;
  }
  const [error] = errorsIn(body);
  if (!answer.ok) return error ? `the service refuses it: ${error.message}` : 'the service refuses it';
  if (isRefusal(body))
    return 'the answer is a page or says itself that it was not accepted, and the form does not call such a message sent';
  return undefined;
}

function why(error: unknown, patience: number): string {
  if (error instanceof Error && error.name === 'TimeoutError') return `no answer came in time (${patience / 1000} s)`;
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
  return `the service could not be reached (${cause})`;
}

const remedy =
  'Look at the settings of the form at the service, or take another service: src/hosting/README.md, “Where messages arrive”.';

/** Asks as a browser asks beforehand, then posts the message once, and follows no redirect. */
export async function sendTestMessage(post: TestPost): Promise<TestVerdict> {
  const { endpoint, origin, patience = 15_000 } = post;
  const { host } = new URL(endpoint);
  const sentences: string[] = [];
  const fail = (fault: string): TestVerdict => ({
    arrives: false,
    sentences: [...sentences, `Visitors' messages would NOT arrive: ${fault}.`, remedy],
  });
  const ask = (init: RequestInit) =>
    fetch(endpoint, { ...init, redirect: 'manual', signal: AbortSignal.timeout(patience) });
  try {
    if (new URL(endpoint).origin !== origin) {
      const headers = {
        Origin: origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type',
      };
      const answer = await ask({ method: 'OPTIONS', headers });
      sentences.push(
        `${host} answered the browser's question whether pages of ${origin} may send (OPTIONS) with ${answer.status}.`,
      );
      const fault = faultOfPreflight(answer, origin);
      if (fault) return fail(`browsers would not send them, because the question was asked and ${fault}`);
    }
    const headers = { Origin: origin, Accept: 'application/json', 'Content-Type': 'application/json' };
    const answer = await ask({ method: 'POST', headers, body: JSON.stringify(testMessage(post)) });
    const body = await answer.text();
    sentences.push(`${host} answered the test message with ${answer.status} ${excerptOf(body)}.`);
    const fault = faultOfAnswer(answer, body, post);
    if (fault) return fail(fault);
  } catch (error) {
    return fail(why(error, patience));
  }
  sentences.push(
    `Visitors' messages would arrive at ${host}. Look into the inbox that you have set there for the one from “Test of the website”.`,
  );
  return { arrives: true, sentences };
}
