import { expect, test } from 'vitest';
import { on } from '../../../test/any-date.ts';
import { casesBeside } from '../../../test/cases.ts';
import { isoDate } from '../../../values/calendar-date.ts';
import { reissueWindow } from './reissue-window-rule.ts';

test.each(casesBeside(import.meta.filename, 'expires', 'today', 'answer'))(
  'of a passport that expires on $expires is told on $today: $answer',
  ({ expires, today, answer }) => {
    const { state, next } = reissueWindow(on(expires), on(today));
    expect([state, ...(next ? [isoDate(next)] : [])].join(' ')).toBe(answer);
  },
);
