import { describe, expect, test } from 'vitest';
import cases from './collector-errors.cases.json' with { type: 'json' };
import { errorsIn, isRefusal, shownErrors } from './collector-errors.ts';

const bodyOf = (errors: unknown) => JSON.stringify({ errors });
const messagesIn = (body: string) => errorsIn(body).map(({ message }) => message);

describe('reading an answer', () => {
  test.each(cases.withoutErrors)('%s counts as no errors', (body) => {
    expect(errorsIn(body)).toEqual([]);
  });

  test('a broken entry does not hide good ones, which come in their order', () => {
    const entries = [{ message: 'One' }, null, { message: 3 }, { message: 'Two' }];
    expect(messagesIn(bodyOf(entries))).toEqual(['One', 'Two']);
  });

  test('a thousand errors become ten', () => {
    expect(
      errorsIn(bodyOf(Array.from({ length: 1000 }, (_, position) => ({ message: `Error ${position}` })))),
    ).toHaveLength(10);
  });
});

describe('an answer that is ok by its status', () => {
  test.each(cases.refused)('%s says that nothing was accepted', (body) => {
    expect(isRefusal(body)).toBe(true);
  });

  test.each(cases.accepted)('%s does not say that it was refused', (body) => {
    expect(isRefusal(body)).toBe(false);
  });

  test('what the visitor wrote says nothing where a service repeats it', () => {
    const sent = ['Asha', 'My claim failed: an error of the insurer, they say no'];
    expect(isRefusal(JSON.stringify({ ok: true, data: sent, echo: JSON.stringify(sent) }), sent)).toBe(false);
    expect(isRefusal(`Thank you, ${sent.join(' ')}`, sent)).toBe(false);
  });
});

test.each([
  ['ali', '{"error":"validation failed"}'],
  ['no', '{"message":"Message not accepted"}'],
  ['validation failed', '{"error":"validation failed"}'],
])('a short text such as “%s” hides no refusal that holds it: %s', (text, body) => {
  expect(isRefusal(body, [text, ''])).toBe(true);
});

describe('showing them', () => {
  const errors = errorsIn(
    bodyOf([
      { code: 'TYPE_EMAIL', message: 'should be an email' },
      { code: 'TYPE_EMAIL', message: 'has no sign @' },
      // What every object has is no known code.
      { code: '__proto__', message: 'is strange' },
    ]),
  );
  const known = { TYPE_EMAIL: 'ઇમેઇલ સરનામું સાચું નથી' };

  test('an English page lets the collector speak, another says known codes itself, and each sentence once', () => {
    expect(shownErrors(errors, {})).toEqual(errors.map(({ message: text }) => ({ text, isCollectors: true })));
    expect(shownErrors(errors, known)).toEqual([
      { text: known.TYPE_EMAIL, isCollectors: false },
      { text: 'is strange', isCollectors: true },
    ]);
  });
});
