/** The one POST of a message, and what its answer means by the specification's error catalogue. */
import type { ContactMessage } from './contact-message.ts';
import { errorsIn, isRefusal, type CollectorError } from './collector-errors.ts';
import { secondsToWait } from './retry-after.ts';

/** Why a message did not go. */
export type Failure =
  /** The network failed, or no answer came in time. */
  | { kind: 'unexpected' }
  /** The collector refused, and said why; without an error where that cannot be shown. */
  | { kind: 'refused'; errors: readonly CollectorError[] }
  /** The collector asks to wait; undefined when it does not say how long. */
  | { kind: 'tooMany'; seconds: number | undefined };

/**
 * How a message is posted. A redirect followed would end in a page that is ok and has no message, or in a second POST;
 * unfollowed it is no ok answer.
 */
export const messageRequest = (message: ContactMessage, signal: AbortSignal) =>
  ({
    method: 'POST',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    body: JSON.stringify(message),
    signal,
    redirect: 'manual',
  }) satisfies RequestInit;

/** `retryAfter` is null where the answer has no such header, or its origin does not let pages read it. */
export function failureFrom(status: number, retryAfter: string | null, body: string): Failure {
  if (status === 429 && retryAfter !== null) return { kind: 'tooMany', seconds: secondsToWait(retryAfter, Date.now()) };
  return { kind: 'refused', errors: errorsIn(body) };
}

/**
 * Posts a message once; undefined only for an answer by which the collector has accepted it. The specification calls
 * every ok status a success, but services also refuse in one, and then nothing was accepted.
 */
export async function postMessage(
  address: string,
  message: ContactMessage,
  signal: AbortSignal,
): Promise<Failure | undefined> {
  try {
    const response = await fetch(address, messageRequest(message, signal));
    const body = response.text();
    // Where that of an accepted message breaks off or does not end, its status alone counts: asking to send again would
    // make two.
    const text = await (response.ok ? body.catch(() => '') : body);
    if (response.ok && !isRefusal(text, Object.values(message))) return undefined;
    return failureFrom(response.status, response.headers.get('Retry-After'), text);
  } catch {
    return { kind: 'unexpected' };
  }
}
