import { expect, test } from 'vitest';
import { on } from '../../../test/any-date.ts';
import { casesBeside } from '../../../test/cases.ts';
import { isoDate } from '../../../values/calendar-date.ts';
import { nextReissueDay, reissueState, reissueWindow } from './reissue-window-rule.ts';

test.each(casesBeside(import.meta.filename, 'expires', 'today', 'answer'))(
  'of a passport that expires on $expires is told on $today: $answer',
  ({ expires, today, answer }) => {
    const window = reissueWindow(on(expires));
    const state = reissueState(on(expires), window, on(today));
    const next = nextReissueDay(on(expires), window, state);
    expect([state, ...(next ? [isoDate(next)] : [])].join(' ')).toBe(answer);
  },
);
