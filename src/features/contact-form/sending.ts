/** How a message is sent: one POST at a time, an outcome within 15 seconds, nothing said that is not so. */
import { useRef, useState } from 'react';
import type { ContactMessage } from './contact-message.ts';
import { postMessage, type Failure } from './post-message.ts';

type SendingState =
  /** `another` once a first message has gone. */
  | { step: 'writing' | 'another' }
  | { step: 'sending'; isSlow: boolean }
  | { step: 'failed'; failure: Failure }
  | { step: 'sent' };

const slowAfter = 8_000;
const overdueAfter = 15_000;

export function useSending() {
  const [state, setState] = useState<SendingState>({ step: 'writing' });
  // Two presses may come before the first, or its success, is drawn.
  const isClosed = useRef(false);
  /**
   * Posts to an address unless a message is under way or has gone; `spent` is how long ago Send was pressed, in
   * milliseconds.
   */
  async function send(address: string, message: ContactMessage, spent = 0): Promise<void> {
    if (isClosed.current) return;
    isClosed.current = true;
    setState({ step: 'sending', isSlow: false });
    const overdue = new AbortController();
    const timers = [
      setTimeout(setState, Math.max(0, slowAfter - spent), { step: 'sending', isSlow: true }),
      setTimeout(() => overdue.abort(), Math.max(0, overdueAfter - spent)),
    ];
    const failure = await postMessage(address, message, overdue.signal);
    timers.forEach(clearTimeout);
    isClosed.current = !failure;
    setState(failure ? { step: 'failed', failure } : { step: 'sent' });
  }
  /** From the success panel back to an empty form. */
  function another(): void {
    isClosed.current = false;
    setState({ step: 'another' });
  }
  return { state, send, another };
}
