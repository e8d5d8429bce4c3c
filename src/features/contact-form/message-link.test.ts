import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../../test/any-text.ts';
import { messageAddress } from './message-link.ts';

const lines = { name: 'Name: %', email: 'Email: %', phone: 'Phone: %', cut: '(અધૂરું)' };
const beginnings = ['https://wa.me/919800000000?text=', 'mailto:office@example.com?subject=%E0%AA%B5&body='];

const arrivedOf = (address: string, beginning: string) =>
  decodeURIComponent(address.slice(beginning.length)).replaceAll('\r\n', '\n');

test('a message has its text first, then who writes, without empty fields, and lines ended as mail wants them', () => {
  const typed = { name: 'Asha', email: 'asha@example.com', phone: ' ', message: 'My scooter\nwas hit.' };
  const whole = 'My scooter\nwas hit.\n\nName: Asha\nEmail: asha@example.com';
  for (const beginning of beginnings) {
    const address = messageAddress(beginning, typed, lines);
    expect(arrivedOf(address, beginning)).toBe(whole);
    expect(address.includes('%0D%0A')).toBe(beginning.startsWith('mailto:'));
  }
});

test.each(beginnings)('whatever was typed arrives whole where there is room: %s', (beginning) => {
  fc.assert(
    fc.property(anyText(), (message) => {
      fc.pre(encodeURIComponent(message.toWellFormed().replace(/\r?\n/g, '\r\n')).length < 1900);
      const address = messageAddress(beginning, { message }, lines);
      expect(address.startsWith(beginning)).toBe(true);
      expect(arrivedOf(address, beginning)).toBe(message.toWellFormed().replaceAll('\r\n', '\n'));
      expect(address.slice(beginning.length)).toMatch(/^[\w%.!~*'()-]*$/);
    }),
  );
});

describe('a text that is too long for an address', () => {
  const sender = { name: '$& રમેશ', email: 'ramesh@example.com', phone: '98250 00000' };
  const whole = 'Name: $& રમેશ\nEmail: ramesh@example.com\nPhone: 98250 00000';
  const end = `…\n\n(અધૂરું)\n\n${whole}`;
  const anyMessage = fc
    .tuple(fc.array(fc.constantFrom('ક્ષ્મ્ય', 'कि', '👨‍👩‍👧', '\n', 'x'), { minLength: 1 }), fc.integer({ min: 1, max: 900 }))
    .map(([texts, times]) => texts.join('').repeat(times));

  test.each([
    ['https://wa.me/919800000000?text=', 5500],
    ['mailto:office@example.com?subject=%E0%AA%B5&body=', 2000],
  ])('keeps the address within what opens, whatever is typed: %s', (beginning, most) => {
    const anyField = fc.oneof(anyText(), anyMessage);
    fc.assert(
      fc.property(anyField, anyField, anyField, (name, phone, message) => {
        expect(messageAddress(beginning, { name, phone, message }, lines).length).toBeLessThanOrEqual(most);
      }),
    );
  });

  test('ends at the end of a syllable, says so, and keeps who writes; a shorter one stays whole', () => {
    let cut = 0;
    fc.assert(
      fc.property(anyMessage, (message) => {
        const beginning = 'mailto:?body=';
        const address = messageAddress(beginning, { ...sender, message }, lines);
        const written = arrivedOf(address, beginning);
        if (written === `${message}\n\n${whole}`) return;
        cut += 1;
        expect(written.endsWith(end)).toBe(true);
        const kept = written.slice(0, -end.length);
        expect(message.startsWith(kept)).toBe(true);
        expect(message.slice(kept.length)).not.toMatch(/^[\p{M}\u200d]/u);
        expect(address.length, 'no more is cut than must be').toBeGreaterThan(1900);
      }),
    );
    expect(cut).toBeGreaterThan(0);
  });
});
