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

  test('and another for another press after a failure, never by itself', () => {
    sending.send(message);
    answers[0]?.({ kind: 'unexpected' });
    clock.pass(3_600_000);
    expect(answers).toHaveLength(1);
    sending.send(message);
    expect(answers).toHaveLength(2);
  });
});

describe('what the visitor is told', () => {
  test('after 8 seconds, that it is still trying', () => {
    sending.send(message);
    clock.pass(7_999);
    expect(sending.state()).toEqual({ step: 'sending', isSlow: false });
    clock.pass(1);
    expect(sending.state()).toEqual({ step: 'sending', isSlow: true });
  });

  test('after 15 seconds, that it failed, and the POST is given up', () => {
    sending.send(message);
    clock.pass(14_999);
    expect([sending.state().step, givenUp]).toEqual(['sending', 0]);
    clock.pass(1);
    expect(sending.state()).toEqual({ step: 'failed', failure: { kind: 'unexpected' }, isResting: false });
    expect(givenUp).toBe(1);
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

  test('Send comes back after a short wait', () => {
    askToWait(30);
    sending.send(message);
    expect(answers).toHaveLength(1);
    clock.pass(30_000);
    expect(canSend(sending.state())).toBe(true);
    sending.send(message);
    expect(answers).toHaveLength(2);
  });

  test.each([61, 86_400, undefined])('Send is offered at once where the wait is %s seconds', (seconds) => {
    askToWait(seconds);
    sending.send(message);
    expect(answers).toHaveLength(2);
  });
});

test('after success one can write another message', () => {
  sending.send(message);
  answers[0]?.({ kind: 'sent' });
  sending.another();
  expect(sending.state()).toEqual({ step: 'writing', isAnother: true });
});

test('whoever listens hears of every change until they stop', () => {
  const heard: string[] = [];
  const stop = sending.subscribe(() => heard.push(sending.state().step));
  sending.send(message);
  answers[0]?.({ kind: 'problem' });
  stop();
  sending.send(message);
  expect(heard).toEqual(['sending', 'failed']);
});
