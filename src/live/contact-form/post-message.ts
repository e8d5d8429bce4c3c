/** The one POST of a message, and what its answer means by the specification's error catalogue. */
import type { ContactMessage } from '../../business/contact-message.ts';
import { errorsIn } from './collector-errors.ts';
import { secondsToWait } from './retry-after.ts';
import type { Failure, Outcome } from './sending.ts';

const jsonHeaders = { Accept: 'application/json', 'Content-Type': 'application/json' };

/** `retryAfter` is null where the answer has no such header, or its origin does not let pages read it. */
export function failureFrom(status: number, retryAfter: string | null, body: string): Failure {
  if (status === 429 && retryAfter !== null) return { kind: 'tooMany', seconds: secondsToWait(retryAfter, Date.now()) };
  const errors = errorsIn(body);
  return errors.length > 0 ? { kind: 'refused', errors } : { kind: 'problem' };
}

async function outcomeOf(address: string, { name, email, phone, message }: ContactMessage, signal: AbortSignal): Promise<Outcome> {
  try {
    const body = JSON.stringify({ name, email, phone, message });
    const answer = await fetch(address, { method: 'POST', headers: jsonHeaders, body, signal });
    return answer.ok ? { kind: 'sent' } : failureFrom(answer.status, answer.headers.get('Retry-After'), await answer.text());
  } catch {
    return { kind: 'unexpected' };
  }
}

/** Posts a message once and calls back with what came of it; returns how to give it up. */
export function postMessage(address: string, message: ContactMessage, answer: (outcome: Outcome) => void): () => void {
  const giveUp = new AbortController();
  void outcomeOf(address, message, giveUp.signal).then(answer);
  return () => giveUp.abort();
}
