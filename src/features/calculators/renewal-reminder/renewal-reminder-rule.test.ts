import { expect, test } from 'vitest';
import { on } from '../../../test/any-date.ts';
import { isoDate } from '../../../values/calendar-date.ts';
import { renewalAdvice } from './renewal-reminder-rule.ts';

test.each([
  ['more days are left than the notice', '2027-01-08', 'ahead', '2026-11-24'],
  ['as many are left as the notice', '2027-01-07', 'soon', '2026-11-23'],
  ['one is left', '2026-11-24', 'soon', '2026-11-23'],
  ['none is left', '2026-11-23', 'today', '2026-11-23'],
  ['the policy has ended', '2026-11-22', 'ended', '2026-11-23'],
])('where %s (it ends on %s), the case is “%s”, and the day to call %s', (_case, end, state, call) => {
  const advice = renewalAdvice(on(end), on('2026-11-23'), 45);
  expect([advice.state, isoDate(advice.call)]).toEqual([state, call]);
});
