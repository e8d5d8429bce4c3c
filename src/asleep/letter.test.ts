import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../test/any-text.ts';
import { letterAddress, letterFrom } from './letter.ts';

const lines = { name: 'Name: %', email: 'Email: %', phone: 'Phone: %' };

test('a letter has the message first, then who writes', () => {
  const typed = { name: 'Asha', email: 'asha@example.com', phone: '98250 00000', message: 'My scooter\nwas hit.' };
  expect(letterFrom(typed, lines)).toBe('My scooter\nwas hit.\n\nName: Asha\nEmail: asha@example.com\nPhone: 98250 00000');
});

test('empty fields are left out', () => {
  expect(letterFrom({ name: 'Asha', email: ' ', phone: '', message: '' }, lines)).toBe('Name: Asha');
});

test('a dollar sign stands as it was typed', () => {
  expect(letterFrom({ name: "$& $1 $'" }, lines)).toBe("Name: $& $1 $'");
});

test.each(['https://wa.me/919800000000?text=', 'mailto:office@example.com?subject=x&body='])('whatever was typed arrives whole: %s', (beginning) => {
  fc.assert(
    fc.property(anyText(), (text) => {
      const address = letterAddress(beginning, text);
      expect(address.startsWith(beginning)).toBe(true);
      const arrived = decodeURIComponent(address.slice(beginning.length)).replaceAll('\r\n', '\n');
      expect(arrived).toBe(text.toWellFormed().replaceAll('\r\n', '\n'));
      expect(address.slice(beginning.length)).toMatch(/^[\w%.!~*'()-]*$/);
    }),
  );
});

test('half of a surrogate pair does not keep the rest from being sent', () => {
  expect(decodeURIComponent(letterAddress('', 'a\ud800b'))).toBe('a\ufffdb');
});

test('mail gets its lines ended as mail wants them', () => {
  expect(letterAddress('mailto:a@b.co?body=', 'one\ntwo')).toContain('one%0D%0Atwo');
});
