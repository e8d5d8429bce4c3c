/** What must be right in opening hours, holidays and notices. */
import type { z } from 'zod';
import { dateIfIso, daysBetween, isIsoDay } from '../../values/calendar-date.ts';
import { withLatinDigits } from '../../values/typed-digits.ts';
import { weekdays, type Weekday } from '../weekdays.ts';
import type { Words } from './multilingual-text.ts';
import { pageFault } from './reach.ts';
import { figures, group, judged, list, oneOf, text, textUnlessEmpty, twiceIn, type Judge } from './kinds.ts';

const span = text(
  (value) => {
    const [, opens = '', closes = ''] = /^((?:[01]\d|2[0-3]):[0-5]\d)-((?:[01]\d|2[0-3]):[0-5]\d)$/.exec(value) ?? [];
    if (!opens) return 'no-span';
    return opens >= closes && 'span-reversed';
  },
  (value) =>
    withLatinDigits(value)
      // As phones set a dash.
      .replace(/\s*[-–—]\s*/, '-')
      // No clock of a page shows the end of midnight.
      .replace(/-(?:24|00):00$/, '-23:59'),
);

const spans = list(span, String, (all) => {
  const early = all.findIndex(
    (each, position) => position > 0 && each.slice(0, 5) <= (all[position - 1] ?? '').slice(6),
  );
  return early > 0 && ['spans-meet', { late: all[early] ?? '', early: all[early - 1] ?? '' }];
});

const sameHours = group({
  days: list(oneOf(weekdays), String, (all) => all.length === 0 && 'no-days'),
  hours: spans,
});

type Week = Record<Weekday, z.output<typeof spans>>;

/** By day; those that are not named are closed. */
const week = list(
  sameHours,
  ({ days }) => days.join(),
  (all) => {
    if (all.every(({ hours }) => hours.length === 0)) return 'never-open';
    const twice = twiceIn(all.flatMap(({ days }) => days));
    return twice && ['twice', { value: twice }];
  },
  '[{ "days": ["monday", "tuesday"], "hours": ["09:00-20:00"] }]',
).transform(
  (all) =>
    Object.fromEntries(weekdays.map((day) => [day, all.find(({ days }) => days.includes(day))?.hours ?? []])) as Week,
);

export const dayLike =
  (example: string): Judge<string> =>
  (value) =>
    !isIsoDay(value) && ['no-day', { example }];

/** First and last day of what the pages say for a time. */
const lasting = <Shape extends z.ZodRawShape>(shape: Shape) => {
  const day = figures(dayLike('2027-01-14')).meta({ format: 'date' });
  return judged(group({ first: day, last: day, ...shape }), (each) => {
    const { first, last } = each as { first: string; last: string };
    if (first > last) return ['days-reversed', { first, last }];
    const [from, to] = [dateIfIso(first), dateIfIso(last)];
    return from && to && daysBetween(from, to) > 100 && ['days-long', { first, last }];
  });
};

const someSaturdays = group({
  which: list(oneOf([1, 2, 3, 4, 5]), String, (all) => all.length === 0 && 'no-saturday'),
  hours: spans,
});

export function hoursSchema({ ownWords }: Words) {
  const holiday = lasting({ name: ownWords(), hours: spans });
  const all = group({
    hours: week,
    saturdays: list(
      someSaturdays,
      ({ which }) => which.join(),
      (all) => {
        const twice = twiceIn(all.flatMap(({ which }) => which));
        return twice && ['saturday-twice', { which: twice }];
      },
    ),
    byAppointment: list(oneOf(weekdays)),
    holidays: list(holiday, ({ first }) => first),
  });
  return judged(all, ({ hours, byAppointment }) => {
    const open = byAppointment.find((day) => hours[day].length > 0);
    return open && ['open-by-appointment', { day: open }];
  });
}

export function noticesSchema({ ownWords }: Words) {
  const link = judged(
    group({
      address: textUnlessEmpty(pageFault),
      words: ownWords(true),
    }),
    ({ address, words }) => (address !== '') !== Object.values(words).some(Boolean) && 'half-a-link',
  ).prefault({});
  const notice = lasting({ words: ownWords().meta({ format: 'sentence' }), link });
  return group({
    notices: list(notice, ({ first, words: said }) => first + JSON.stringify(said)),
  });
}
