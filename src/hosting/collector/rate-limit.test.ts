import { expect, test } from 'vitest';
import { createRateLimit } from './rate-limit.ts';

function limitWithClock() {
  const clock = { time: 0 };
  return { clock, wait: createRateLimit({ messages: 2, seconds: 60 }, () => clock.time) };
}

test('a visitor may send as much as the rate allows', () => {
  const { wait } = limitWithClock();
  expect([wait('a'), wait('a')]).toEqual([undefined, undefined]);
});

test('one too many has to wait until the oldest is forgotten', () => {
  const { clock, wait } = limitWithClock();
  wait('a');
  clock.time = 20_000;
  wait('a');
  expect(wait('a')).toBe(40);
});

test('waiting makes room', () => {
  const { clock, wait } = limitWithClock();
  wait('a');
  wait('a');
  clock.time = 60_000;
  expect(wait('a')).toBeUndefined();
});

test('asking again while waiting does not prolong the wait', () => {
  const { clock, wait } = limitWithClock();
  wait('a');
  wait('a');
  clock.time = 59_000;
  wait('a');
  expect(wait('a')).toBe(1);
});

test('one visitor does not wait for another', () => {
  const { wait } = limitWithClock();
  wait('a');
  wait('a');
  expect(wait('b')).toBeUndefined();
});
