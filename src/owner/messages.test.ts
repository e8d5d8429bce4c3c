import { expect, test } from 'vitest';
import { showMessage } from './messages.ts';

const message = {
  receivedAt: '2026-11-20T18:40:00.000Z',
  language: 'gu',
  name: 'આશા ક્ષત્રિય',
  email: 'asha@example.com',
  phone: '+91 98000 00000',
  message: 'One\nTwo',
};
const show = (changes: Partial<typeof message> = {}) => showMessage(JSON.stringify({ ...message, ...changes }));

test('a message is shown with its time in India, its sender and every line', () => {
  expect(show()).toBe(
    '21 Nov 2026, 12:10 am (gu)\n  આશા ક્ષત્રિય · asha@example.com · +91 98000 00000\n    One\n    Two',
  );
});

test('what a stranger typed cannot steer the terminal, and joiners that Indic letters need stay', () => {
  const shown = show({ name: '\u001b[2J\u202eAsha', message: '\u0007\u009b31m ક્\u200dષ' });
  expect(shown.split('\n').slice(1)).toEqual([
    '   [2J Asha · asha@example.com · +91 98000 00000',
    '      31m ક્\u200dષ',
  ]);
});

test.each(['{"name":"cut sho', '{}', 'null'])('%s is no message', (line) => {
  expect(() => showMessage(line)).toThrow();
});
