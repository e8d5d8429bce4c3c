import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../../test/any-text.ts';
import { messageAddress, messageText } from './message-link.ts';

const lines = { name: 'Name: %', email: 'Email: %', phone: 'Phone: %' };

test('a message has its text first, then who writes, without empty fields', () => {
  const typed = { name: 'Asha', email: 'asha@example.com', phone: ' ', message: 'My scooter\nwas hit.' };
  expect(messageText(typed, lines)).toBe('My scooter\nwas hit.\n\nName: Asha\nEmail: asha@example.com');
});

test.each(['https://wa.me/919800000000?text=', 'mailto:office@example.com?subject=x&body='])(
  'whatever was typed arrives whole: %s',
  (beginning) => {
    fc.assert(
      fc.property(anyText(), (text) => {
        const address = messageAddress(beginning, text);
        expect(address.startsWith(beginning)).toBe(true);
        const arrived = decodeURIComponent(address.slice(beginning.length)).replaceAll('\r\n', '\n');
        expect(arrived).toBe(text.toWellFormed().replaceAll('\r\n', '\n'));
        expect(address.slice(beginning.length)).toMatch(/^[\w%.!~*'()-]*$/);
      }),
    );
  },
);

test('mail gets its lines ended as mail wants them', () => {
  expect(messageAddress('mailto:a@b.co?body=', 'one\ntwo')).toContain('one%0D%0Atwo');
});

describe('a text that is too long for an address', () => {
  const words = { ...lines, cut: '(અધૂરું)' };
  const sender = { name: '$& રમેશ', email: 'ramesh@example.com', phone: '98250 00000' };
  const whole = 'Name: $& રમેશ\nEmail: ramesh@example.com\nPhone: 98250 00000';
  const end = `…\n\n(અધૂરું)\n\n${whole}`;
  const beginnings = ['https://wa.me/919800000000?text=', 'mailto:office@example.com?subject=%E0%AA%B5&body='];
  const anyMessage = fc
    .tuple(fc.array(fc.constantFrom('ક્ષ્મ્ય', 'कि', '👨‍👩‍👧', '\n', 'x'), { minLength: 1 }), fc.integer({ min: 1, max: 900 }))
    .map(([texts, times]) => texts.join('').repeat(times));

  test.each(beginnings)('keeps the address within what apps take, whatever is typed: %s', (beginning) => {
    const anyField = fc.oneof(anyText(), anyMessage);
    fc.assert(
      fc.property(anyField, anyField, anyField, (name, phone, message) => {
        expect(messageAddress(beginning, messageText({ name, phone, message }, words)).length).toBeLessThan(6000);
      }),
    );
  });

  test('ends at the end of a character, says so, and keeps who writes; a shorter one stays whole', () => {
    let cut = 0;
    fc.assert(
      fc.property(anyMessage, (message) => {
        const written = messageText({ ...sender, message }, words);
        if (written === `${message}\n\n${whole}`) return;
        cut += 1;
        expect(written.endsWith(end)).toBe(true);
        const kept = written.slice(0, -end.length);
        expect(message.startsWith(kept)).toBe(true);
        expect(kept.isWellFormed()).toBe(true);
        expect(messageAddress('mailto:', written).length, 'no more is cut than must be').toBeGreaterThan(5000);
      }),
    );
    expect(cut).toBeGreaterThan(0);
  });
});
