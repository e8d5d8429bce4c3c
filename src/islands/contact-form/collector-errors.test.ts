import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../../test/any-text.ts';
import { errorsIn, isRefusal, shownErrors } from './collector-errors.ts';

const bodyOf = (errors: unknown) => JSON.stringify({ errors });
const messagesIn = (body: string) => errorsIn(body).map(({ message }) => message);

describe('reading an answer', () => {
  test('every entry with a message is taken, in its order', () => {
    expect(messagesIn(bodyOf([{ message: 'One' }, { message: 'Two' }, { message: 'Three' }]))).toEqual(['One', 'Two', 'Three']);
  });

  test.each([
    ['an empty array', bodyOf([])],
    ['no array', JSON.stringify({ error: 'Bad' })],
    ['an object for an array', bodyOf({ message: 'One' })],
    ['entries without a message', bodyOf([{ code: 'BLOCKED' }, {}])],
    ['messages that are no text', bodyOf([{ message: 7 }, { message: null }, { message: ['One'] }, 'One', null])],
    ['messages of nothing visible', bodyOf([{ message: '\u202e\u0000 \n' }])],
    ['a page of HTML', '<!doctype html><h1>502</h1>'],
    ['JSON cut short', '{"errors":[{"message":"On'],
    ['an array at the top', '[{"message":"One"}]'],
    ['nothing', ''],
    ['null', 'null'],
  ])('%s counts as no errors', (_, body) => {
    expect(errorsIn(body)).toEqual([]);
  });

  test('a broken entry does not hide a good one', () => {
    expect(messagesIn(bodyOf([null, { message: 3 }, { message: 'Good' }]))).toEqual(['Good']);
  });

  test('control characters and those that turn a line around are taken out', () => {
    expect(messagesIn(bodyOf([{ message: 'a\u202eb\u2066c\u0007d\r\ne\u200ff' }]))).toEqual(['a b c d e f']);
  });

  test('a message of a megabyte becomes a sentence', () => {
    const [message = ''] = messagesIn(bodyOf([{ message: 'x'.repeat(1_000_000) }]));
    expect(message).toHaveLength(201);
  });

  test('a thousand errors become ten', () => {
    expect(errorsIn(bodyOf(Array.from({ length: 1000 }, (_, position) => ({ message: `Error ${position}` }))))).toHaveLength(10);
  });

  test('whatever the message, what is shown is short, of one line and well formed', () => {
    fc.assert(
      fc.property(anyText(900), (text) => {
        for (const message of messagesIn(bodyOf([{ message: text }]))) {
          expect(message.length).toBeLessThanOrEqual(201);
          expect(message).not.toMatch(/[\p{Cc}\p{Surrogate}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/u);
        }
      }),
    );
  });
});

describe('an answer that is ok by its status', () => {
  const refusals = ['{"ok":false}', '{"success":false}', '{"success":"false","message":"No"}', '{"ok":true,"success":false}', '{"ok":false,"errors":[]}'];
  const others = ['{"ok":true,"next":"/"}', '{"success":"true"}', '{}', '{"ok":0}', '{"ok":null}', '[false]', 'false', '<h1>Thanks</h1>', '{"ok":fal', ''];

  test.each(refusals)('%s says that nothing was accepted', (body) => {
    expect(isRefusal(body)).toBe(true);
  });

  test.each(others)('%s does not say that it was refused', (body) => {
    expect(isRefusal(body)).toBe(false);
  });
});

describe('showing them', () => {
  const errors = errorsIn(bodyOf([{ code: 'TYPE_EMAIL', message: 'should be an email' }, { code: 'NEW_CODE', message: 'is strange' }]));
  const known = { TYPE_EMAIL: 'ઇમેઇલ સરનામું સાચું નથી' };

  test('an English page lets the collector speak', () => {
    expect(shownErrors(errors, undefined)).toEqual([
      { text: 'should be an email', isCollectors: true },
      { text: 'is strange', isCollectors: true },
    ]);
  });

  test('another page says known codes itself', () => {
    expect(shownErrors(errors, known)).toEqual([
      { text: known.TYPE_EMAIL, isCollectors: false },
      { text: 'is strange', isCollectors: true },
    ]);
  });

  test('the same sentence is said once', () => {
    const twice = errorsIn(bodyOf([{ code: 'TYPE_EMAIL', message: 'a' }, { code: 'TYPE_EMAIL', message: 'b' }]));
    expect(shownErrors(twice, known)).toEqual([{ text: known.TYPE_EMAIL, isCollectors: false }]);
  });

  test.each(['__proto__', 'constructor', 'toString'])('%s is no known code', (code) => {
    expect(shownErrors([{ code, message: 'strange' }], known)).toEqual([{ text: 'strange', isCollectors: true }]);
  });
});
