import { beforeEach, describe, expect, test } from 'vitest';
import { virtualClock, type VirtualClock } from '../../test/virtual-clock.ts';
import { canSend, createSending, type Outcome, type Sending } from './sending.ts';

const message = { name: 'Asha', email: 'asha@example.com', phone: '', message: 'Hello' };

let clock: VirtualClock;
let sending: Sending;
/** How to answer each POST, in the order in which they came. */
let answers: ((outcome: Outcome) => void)[];
let givenUp: number;

beforeEach(() => {
  clock = virtualClock();
  answers = [];
  givenUp = 0;
  sending = createSending({
    after: clock.after,
    post(_, answer) {
      answers.push(answer);
      return () => (givenUp += 1);
    },
  });
});

describe('one POST', () => {
  test('however often Send is pressed', () => {
    for (let press = 0; press < 5; press += 1) sending.send(message);
    expect(answers).toHaveLength(1);
  });

  test('none from the success panel', () => {
    sending.send(message);
    answers[0]?.({ kind: 'sent' });
    sending.send(message);
    expect(answers).toHaveLength(1);
  });

  test('never again by itself after a failure', () => {
    sending.send(message);
    answers[0]?.({ kind: 'unexpected' });
    clock.pass(3_600_000);
    expect(answers).toHaveLength(1);
  });

  test('and another for another press after a failure', () => {
    sending.send(message);
    answers[0]?.({ kind: 'unexpected' });
    sending.send(message);
    expect(answers).toHaveLength(2);
  });
});

describe('what the visitor is told', () => {
  test.each([
    [7_999, 'that it is being sent', { step: 'sending', isSlow: false }],
    [8_000, 'that it is still trying', { step: 'sending', isSlow: true }],
    [14_999, 'that it is still trying', { step: 'sending', isSlow: true }],
    [15_000, 'that it failed', { step: 'failed', failure: { kind: 'unexpected' }, isResting: false }],
  ])('after %i milliseconds, %s', (milliseconds, _, state) => {
    sending.send(message);
    clock.pass(milliseconds);
    expect(sending.state()).toEqual(state);
  });

  test.each([
    [14_999, 0],
    [15_000, 1],
  ])('after %i milliseconds as many POSTs are given up: %i', (milliseconds, posts) => {
    sending.send(message);
    clock.pass(milliseconds);
    expect(givenUp).toBe(posts);
  });

  test('the time that Send was held counts', () => {
    sending.send(message, 5_000);
    clock.pass(10_000);
    expect(sending.state().step).toBe('failed');
  });

  test('a late answer changes nothing', () => {
    sending.send(message);
    clock.pass(15_000);
    answers[0]?.({ kind: 'sent' });
    expect(sending.state().step).toBe('failed');
  });

  test('a late answer to the first POST is not taken for an answer to the second', () => {
    sending.send(message);
    clock.pass(15_000);
    sending.send(message);
    answers[0]?.({ kind: 'sent' });
    expect(sending.state().step).toBe('sending');
  });
});

describe('asked to wait', () => {
  const askToWait = (seconds: number | undefined) => {
    sending.send(message);
    answers.at(-1)?.({ kind: 'tooMany', seconds });
  };

  test.each([
    [29_999, false],
    [30_000, true],
  ])('of a wait of 30 seconds, after %i milliseconds Send is offered: %s', (milliseconds, isOffered) => {
    askToWait(30);
    clock.pass(milliseconds);
    expect(canSend(sending.state())).toBe(isOffered);
  });

  test('a press during a short wait posts nothing', () => {
    askToWait(30);
    sending.send(message);
    expect(answers).toHaveLength(1);
  });

  test.each([61, 86_400, undefined])('Send is offered at once where the wait is %s seconds', (seconds) => {
    askToWait(seconds);
    expect(canSend(sending.state())).toBe(true);
  });
});

test('after success one can write another message', () => {
  sending.send(message);
  answers[0]?.({ kind: 'sent' });
  sending.another();
  expect(sending.state()).toEqual({ step: 'writing', isAnother: true });
});

describe('whoever listens', () => {
  let heard: string[];
  let stop: () => void;
  beforeEach(() => {
    heard = [];
    stop = sending.subscribe(() => heard.push(sending.state().step));
  });

  test('hears of every change', () => {
    sending.send(message);
    answers[0]?.({ kind: 'problem' });
    expect(heard).toEqual(['sending', 'failed']);
  });

  test('hears nothing more after stopping', () => {
    stop();
    sending.send(message);
    expect(heard).toEqual([]);
  });
});
