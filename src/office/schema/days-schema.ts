/** What must be right in opening hours, holidays and notices. */
import type { z } from 'zod';
import { dateIfIso, daysBetween, isIsoDay } from '../../values/calendar-date.ts';
import { weekdays, type Weekday } from '../weekdays.ts';
import type { Words } from './said.ts';
import { pageFault } from './reach.ts';
import { figures, group, judged, list, oneOf, textUnlessEmpty, twiceIn, type Judge } from './values.ts';

const span = figures((value) => {
  const [, opens = '', closes = ''] = /^((?:[01]\d|2[0-3]):[0-5]\d)-((?:[01]\d|2[0-3]):[0-5]\d)$/.exec(value) ?? [];
  if (!opens) return 'no-span';
  return opens >= closes && 'span-reversed';
});

const spans = list(span, String, (all) => {
  const early = all.findIndex((each, place) => place > 0 && each.slice(0, 5) <= (all[place - 1] ?? '').slice(6));
  return early > 0 && ['spans-meet', { late: all[early] ?? '', early: all[early - 1] ?? '' }];
}).describe(
  'From opening to closing by the 24-hour clock, like ["09:00-20:00"]; with a break ["09:30-13:30", "16:00-20:00"]; closed all day [].',
);

const sameHours = group({
  days: list(oneOf(weekdays), String, (all) => all.length === 0 && 'no-days').describe(
    'The days that have these hours, like ["monday", "tuesday"].',
  ),
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
)
  .describe('The hours of an ordinary week, once for all days that have the same; a day that is not named is closed.')
  .transform(
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
  const first = day.describe('The first day, like "2027-01-14".');
  const last = day.describe('The last day; for a single day the same again.');
  return judged(group({ first, last, ...shape }), (each) => {
    const { first, last } = each as { first: string; last: string };
    if (first > last) return ['days-reversed', { first, last }];
    const [from, to] = [dateIfIso(first), dateIfIso(last)];
    return from && to && daysBetween(from, to) > 100 && ['days-long', { first, last }];
  });
};

const saturdays = group({
  which: list(oneOf([1, 2, 3, 4, 5]), String, (all) => all.length === 0 && 'no-saturday').describe(
    'Which Saturdays of the month, like [2, 4].',
  ),
  hours: spans.describe('The hours of those Saturdays, like ["09:00-13:00"]; closed all day [].'),
});

export function hoursSchema({ ownWords }: Words) {
  const name = ownWords().describe(
    'What stands after “Our office is closed for”, like "Diwali"; one language is enough.',
  );
  const half = spans.describe(
    'Half a day that the office is open nevertheless, like ["09:00-13:00"]; closed all day [].',
  );
  const holiday = lasting({ name, hours: half });
  const all = group({
    hours: week,
    saturdays: list(
      saturdays,
      ({ which }) => which.join(),
      (all) => {
        const twice = twiceIn(all.flatMap(({ which }) => which));
        return twice && ['saturday-twice', { which: twice }];
      },
    ).describe('Saturdays whose hours differ from those of the others, like the second and fourth.'),
    byAppointment: list(oneOf(weekdays)).describe(
      'Days without hours on which one can come by appointment, like ["sunday"].',
    ),
    holidays: list(holiday, ({ first }) => first).describe(
      'Days on which the office stays closed; the pages say it a week ahead.',
    ),
  });
  return judged(all, ({ hours, byAppointment }) => {
    const open = byAppointment.find((day) => hours[day].length > 0);
    return open && ['open-by-appointment', { day: open }];
  });
}

export function noticesSchema({ ownWords }: Words) {
  const link = judged(
    group({
      address: textUnlessEmpty(pageFault).describe('The https:// address of the page, or "".'),
      words: ownWords(true).describe('What the link says, like "Book a time there".'),
    }),
    ({ address, words }) => (address !== '') !== Object.values(words).some(Boolean) && 'half-a-link',
  )
    .prefault({})
    .describe('One page to which the notice leads; its host is shown.');
  const words = ownWords()
    .meta({ format: 'sentence' })
    .describe(
      'A sentence that visitors must know, like “The lift is out of order: call us and we come down.” One language is enough; pages of the others name it.',
    );
  const notice = lasting({ words, link });
  return group({
    notices: list(notice, ({ first, words: said }) => first + JSON.stringify(said)).describe(
      'Each stands on the front page and on contact from its first to its last day, and nobody sees it before. A holiday belongs in hours.json, which says it by itself.',
    ),
  });
}
