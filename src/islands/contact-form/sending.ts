/** How a message is sent, apart from any page: one POST at a time, an outcome within 15 seconds, nothing said that is not so. */
import type { ContactMessage } from './contact-message.ts';
import type { CollectorError } from './collector-errors.ts';

/** Why a message did not go. */
export type Failure =
  /** The collector refused without a reason that can be shown. */
  | { kind: 'problem' }
  /** The network failed, or no answer came in time. */
  | { kind: 'unexpected' }
  /** The collector said why. */
  | { kind: 'refused'; errors: readonly CollectorError[] }
  /** The collector asks to wait; undefined when it does not say how long. */
  | { kind: 'tooMany'; seconds: number | undefined };

/** What one POST came to; `sent` only for a status of 2xx. */
export type Outcome = { kind: 'sent' } | Failure;

export type SendingState =
  /** `isAnother` once a first message has gone. */
  | { step: 'writing'; isAnother: boolean }
  | { step: 'sending'; isSlow: boolean }
  /** While `isResting`, Send is not offered, because the collector asked for a short wait. */
  | { step: 'failed'; failure: Failure; isResting: boolean }
  | { step: 'sent' };

export type SendingEvent =
  | { type: 'pressed' }
  | { type: 'slow' }
  | { type: 'answered'; outcome: Outcome }
  | { type: 'overdue' }
  | { type: 'rested' }
  | { type: 'another' };

const slowAfter = 8_000;
const overdueAfter = 15_000;

/** Nobody watches a dead button for longer; after it the visitor decides. */
const longestRest = 60;

const initialState: SendingState = { step: 'writing', isAnother: false };

export function canSend(state: SendingState): boolean {
  return state.step === 'writing' || (state.step === 'failed' && !state.isResting);
}

function failedBy(failure: Failure): SendingState {
  const seconds = failure.kind === 'tooMany' ? failure.seconds : undefined;
  return { step: 'failed', failure, isResting: seconds !== undefined && seconds <= longestRest };
}

/** The state after an event; the same state when the event means nothing in it. */
function nextState(state: SendingState, event: SendingEvent): SendingState {
  switch (event.type) {
    case 'pressed':
      return canSend(state) ? { step: 'sending', isSlow: false } : state;
    case 'slow':
      return state.step === 'sending' ? { step: 'sending', isSlow: true } : state;
    case 'answered':
      if (state.step !== 'sending') return state;
      return event.outcome.kind === 'sent' ? { step: 'sent' } : failedBy(event.outcome);
    case 'overdue':
      return state.step === 'sending' ? failedBy({ kind: 'unexpected' }) : state;
    case 'rested':
      return state.step === 'failed' && state.isResting ? { ...state, isResting: false } : state;
    case 'another':
      return state.step === 'sent' ? { step: 'writing', isAnother: true } : state;
  }
}

/** What sending needs of the world, so that tests can give it another; each returns how to stop it. */
export interface World {
  post(message: ContactMessage, answer: (outcome: Outcome) => void): () => void;
  after(milliseconds: number, act: () => void): () => void;
}

export interface Sending {
  state(): SendingState;
  /** Calls back after every change; returns how to stop it. */
  subscribe(listener: () => void): () => void;
  /** Sends unless a message is under way; `spent` is how long ago Send was pressed, in milliseconds. */
  send(message: ContactMessage, spent?: number): void;
  /** From the success panel back to an empty form. */
  another(): void;
}

export function createSending(world: World): Sending {
  let state = initialState;
  let stops: (() => void)[] = [];
  const listeners = new Set<() => void>();

  function handle(event: SendingEvent): void {
    const following = nextState(state, event);
    if (following === state) return;
    const hasEnded = following.step !== state.step;
    state = following;
    if (hasEnded) stops.splice(0).forEach((stop) => stop());
    if (state.step === 'failed' && state.isResting && state.failure.kind === 'tooMany') {
      stops = [world.after(1000 * (state.failure.seconds ?? 0), () => handle({ type: 'rested' }))];
    }
    listeners.forEach((listener) => listener());
  }

  function send(message: ContactMessage, spent = 0): void {
    if (!canSend(state)) return;
    handle({ type: 'pressed' });
    let isCurrent = true;
    const cancel = world.post(message, (outcome) => {
      // What comes after the time is up belongs to a message that the visitor was told had failed.
      if (isCurrent) handle({ type: 'answered', outcome });
    });
    stops = [
      () => (isCurrent = false),
      cancel,
      world.after(Math.max(0, slowAfter - spent), () => handle({ type: 'slow' })),
      world.after(Math.max(0, overdueAfter - spent), () => handle({ type: 'overdue' })),
    ];
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send,
    another: () => handle({ type: 'another' }),
  };
}
