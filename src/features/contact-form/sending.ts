/** How a message is sent: one POST at a time, an outcome within 15 seconds, nothing said that is not so. */
import { useReducer, useRef } from 'react';
import type { ContactMessage } from './contact-message.ts';
import { postMessage, type Failure, type Outcome } from './post-message.ts';

export type SendingState =
  /** `isAnother` once a first message has gone. */
  | { step: 'writing'; isAnother: boolean }
  | { step: 'sending'; isSlow: boolean }
  | { step: 'failed'; failure: Failure }
  | { step: 'sent' };

type SendingEvent =
  { type: 'pressed' } | { type: 'slow' } | { type: 'answered'; outcome: Outcome } | { type: 'another' };

const slowAfter = 8_000;
const overdueAfter = 15_000;

/** The state after an event; the same state when the event means nothing in it. */
function nextState(state: SendingState, event: SendingEvent): SendingState {
  switch (event.type) {
    case 'pressed':
      return state.step === 'writing' || state.step === 'failed' ? { step: 'sending', isSlow: false } : state;
    case 'slow':
      return state.step === 'sending' ? { step: 'sending', isSlow: true } : state;
    case 'answered':
      if (state.step !== 'sending') return state;
      return event.outcome.kind === 'sent' ? { step: 'sent' } : { step: 'failed', failure: event.outcome };
    case 'another':
      return state.step === 'sent' ? { step: 'writing', isAnother: true } : state;
  }
}

interface Sending {
  state: SendingState;
  /** Posts to an address unless a message is under way or has gone; `spent` is how long ago Send was pressed, in milliseconds. */
  send: (address: string, message: ContactMessage, spent?: number) => Promise<void>;
  /** From the success panel back to an empty form. */
  another: () => void;
}

export function useSending(): Sending {
  const [state, dispatch] = useReducer(nextState, { step: 'writing', isAnother: false });
  // Two presses may come before the first, or its success, is drawn.
  const isClosed = useRef(false);
  async function send(address: string, message: ContactMessage, spent = 0): Promise<void> {
    if (isClosed.current) return;
    isClosed.current = true;
    dispatch({ type: 'pressed' });
    const overdue = new AbortController();
    const timers = [
      setTimeout(dispatch, Math.max(0, slowAfter - spent), { type: 'slow' }),
      setTimeout(() => overdue.abort(), Math.max(0, overdueAfter - spent)),
    ];
    const outcome = await postMessage(address, message, overdue.signal);
    timers.forEach(clearTimeout);
    isClosed.current = outcome.kind === 'sent';
    dispatch({ type: 'answered', outcome });
  }
  function another(): void {
    isClosed.current = false;
    dispatch({ type: 'another' });
  }
  return { state, send, another };
}
