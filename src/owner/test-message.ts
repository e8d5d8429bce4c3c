/**
 * `npm run ready -- --send`: sends one marked message as the contact form would, and judges the answer as the form
 * does.
 */
import { isRefusal } from '../features/contact-form/collector-errors.ts';
import { messageFrom } from '../features/contact-form/contact-message.ts';
import { messageRequest } from '../features/contact-form/post-message.ts';

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

/**
 * Posts the message once and follows no redirect: what came back.
 * @throws {Error} when a visitor's message would not arrive
 */
export async function sendTestMessage(post: { endpoint: string; origin: string; email: string }): Promise<string> {
  const { host } = new URL(post.endpoint);
  const message = `This is a test of the contact form of the website, sent by npm run ready -- --send on ${day.format(new Date())}. Nobody needs to answer it.`;
  let said = '';
  let fault: string | undefined;
  try {
    const request = messageRequest(
      messageFrom({ name: 'Test of the website', email: post.email, message }),
      AbortSignal.timeout(15_000),
    );
    const response = await fetch(post.endpoint, { ...request, headers: { ...request.headers, Origin: post.origin } });
    const body = await response.text();
    const text = body.replace(/(?:<[^>]*>|[\p{Cc}\s])+/gu, ' ').trim();
    said = `${host} answered the test message with ${response.status} and said “${text.slice(0, 200)}”.\n`;
    if (!response.ok || isRefusal(body))
      fault = 'the form calls no message sent after such an answer, and follows no redirect';
  } catch (error) {
    fault = `the service could not be reached (${String((error as Error).cause ?? error)})`;
  }
  if (fault)
    throw new Error(
      `${said}Visitors' messages would NOT arrive: ${fault}. Look at the settings of the form at the service, or take another service: src/hosting/README.md, “Where messages arrive”.`,
    );
  return `${said}Visitors' messages would arrive. Look into the inbox that you have set at ${host} for the one from “Test of the website”, and send one from the page itself.`;
}
