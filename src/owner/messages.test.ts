import { expect, test } from 'vitest';
import { showMessage, whereMessagesAre } from './messages.ts';

const message = {
  receivedAt: '2026-11-20T18:40:00.000Z',
  language: 'gu',
  name: 'આશા ક્ષત્રિય',
  email: 'asha@example.com',
  phone: '+91 98000 00000',
  message: 'One\nTwo',
} as const;

test('a message is shown with its time in India, its sender and every line', () => {
  expect(showMessage(message)).toBe('21 Nov 2026, 12:10 am (gu)\n  આશા ક્ષત્રિય · asha@example.com · +91 98000 00000\n    One\n    Two');
});

test('what a stranger typed cannot steer the terminal', () => {
  const shown = showMessage({ ...message, name: '\u001b[2J\u202eAsha', message: '\u0007\u009b31m' });
  expect(shown.split('\n').slice(1)).toEqual(['   [2J Asha · asha@example.com · +91 98000 00000', '      31m']);
});

test('joiners that Indic letters need stay', () => {
  expect(showMessage({ ...message, message: 'ક્\u200dષ' })).toContain('ક્\u200dષ');
});

test('with a service, nobody is left to wait for messages on this machine', () => {
  const said = whereMessagesAre('formspree.io', 0, 'var/messages.jsonl');
  expect(said).toContain('go to formspree.io and the inbox that is set there');
  expect(said).not.toContain('var/messages.jsonl');
});

test('with a service, what lies on this machine is said to come from it', () => {
  expect(whereMessagesAre('formspree.io', 2, 'var/messages.jsonl')).toContain('The 2 above, in var/messages.jsonl, came from this machine');
});

test('without a service, messages are kept on this machine', () => {
  expect(whereMessagesAre(undefined, 0, 'var/messages.jsonl')).toBe('No message has come in yet; they will be kept in var/messages.jsonl.');
});
