/** Months say when something was done. */
import { isoDayInIndia } from '../../../office/iso-day.ts';
import { inEachEntry, type Rule } from './rule.ts';

export const dateRules: readonly Rule[] = [
  {
    id: 'month-to-come',
    severity: 'error',
    why: 'Nobody can have looked it up then, and the site would not remind the office to look again.',
    remedy: 'Write the month in which it was looked up, year first, like “2026-11”.',
    find: inEachEntry(({ key, value }) => {
      const isMonth = /(?:^|\.)checked$/.test(key) && typeof value === 'string' && /^\d{4}-\d{2}$/.test(value);
      return isMonth && value > isoDayInIndia(new Date()).slice(0, 7) ? `the month ${value} has not come yet` : undefined;
    }),
  },
];
