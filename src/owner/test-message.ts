/** `npm run ready -- --send`: sends one marked message as the contact form would, and judges the answer as the form does. */
import { errorsIn, isRefusal } from '../features/contact-form/collector-errors.ts';
import { messageFrom, type ContactMessage } from '../features/contact-form/contact-message.ts';

/** Where the test message goes, and what sends it. */
interface TestPost {
  endpoint: string;
  /** Origin of the site's pages. */
  origin: string;
  /** Who the message says that it is from. */
  email: string;
  today: Date;
}

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

function testMessage({ email, today }: TestPost): ContactMessage {
  const message = `This is a test of the contact form of the website, sent by npm run ready -- --send on ${day.format(today)}. Nobody needs to answer it.`;
  return messageFrom({ name: 'Test of the website', email, message });
}

/** What a person can read of an answer's body. */
function excerptOf(body: string): string {
  const text = body.replace(/(?:<[^>]*>|[\p{Cc}\s])+/gu, ' ').trim();
  return text === '' ? 'and said nothing more' : `and said “${text.slice(0, 200)}${text.length > 200 ? '…' : ''}”`;
}

/** Why a visitor would not be told 'Message Sent!' after this answer to the message. */
function faultOfAnswer(answer: Response, body: string): string | undefined {
  if (answer.status >= 300 && answer.status < 400) {
    return `it leads to ${answer.headers.get('Location') ?? 'another address'} instead of accepting the message, and the form follows no redirect`;
  }
  const [error] = errorsIn(body);
  if (!answer.ok) return error ? `the service refuses it: ${error.message}` : 'the service refuses it';
  if (isRefusal(body))
    return 'the answer is a page or says itself that it was not accepted, and the form does not call such a message sent';
  return undefined;
}

const remedy =
  'Look at the settings of the form at the service, or take another service: src/hosting/README.md, “Where messages arrive”.';

/** Posts the message once and follows no redirect: what came back, a sentence each, and whether a visitor's message would arrive. */
export async function sendTestMessage(post: TestPost) {
  const { host } = new URL(post.endpoint);
  const sentences: string[] = [];
  let fault: string | undefined;
  try {
    const answer = await fetch(post.endpoint, {
      method: 'POST',
      headers: { Origin: post.origin, Accept: 'application/json', 'Content-Type': 'application/json' },
      body: JSON.stringify(testMessage(post)),
      redirect: 'manual',
      signal: AbortSignal.timeout(15_000),
    });
    const body = await answer.text();
    sentences.push(`${host} answered the test message with ${answer.status} ${excerptOf(body)}.`);
    fault = faultOfAnswer(answer, body);
  } catch (error) {
    fault = `the service could not be reached (${String((error as Error).cause ?? error)})`;
  }
  if (fault) sentences.push(`Visitors' messages would NOT arrive: ${fault}.`, remedy);
  else
    sentences.push(
      `The service at ${host} accepts messages. Look into the inbox that you have set there for the one from “Test of the website”, and send one from the page itself.`,
    );
  return { arrives: !fault, sentences };
}
