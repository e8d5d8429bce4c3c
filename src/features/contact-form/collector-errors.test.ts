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
    expect([...shownErrors(errors, {})]).toEqual(errors.map(({ message }) => [message, true]));
    expect([...shownErrors(errors, known)]).toEqual([
      [known.TYPE_EMAIL, false],
      ['is strange', true],
    ]);
  });
});
