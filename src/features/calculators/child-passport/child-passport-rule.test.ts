import { expect, test } from 'vitest';
import { on } from '../../../test/any-date.ts';
import { casesBeside } from '../../../test/cases.ts';
import { isoDate } from '../../../values/calendar-date.ts';
import { childPassport } from './child-passport-rule.ts';

test.each(casesBeside(import.meta.filename, 'born', 'issued', 'answer'))(
  'the passport of a child born $born, issued $issued: $answer',
  ({ born, issued, answer }) => {
    const parts = Object.values(childPassport(on(born), on(issued)));
    expect(parts.map((part) => (typeof part === 'string' ? part : isoDate(part))).join(' ')).toBe(answer);
  },
);
