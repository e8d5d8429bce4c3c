/** What must be right in opening hours, holidays and notices. */
import type { z } from 'zod';
import { isIsoDay } from '../iso-day.ts';
import { weekdays, type Weekday } from '../weekdays.ts';
import type { SaidSchema } from './said.ts';
import { pageFault } from './reach.ts';
import { group, judged, list, oneOf, text, textUnlessEmpty } from './values.ts';

const span = text((value) => {
  const [, opens = '', closes = ''] = /^((?:[01]\d|2[0-3]):[0-5]\d)-((?:[01]\d|2[0-3]):[0-5]\d)$/.exec(value) ?? [];
  if (!opens)
    return 'no span of time, so the page would say open at wrong hours. Write two digits on either side of each colon by the 24-hour clock, like "09:30-20:00": half past one is 13:30.';
  return (
    opens >= closes &&
    'which ends before it begins, so the page would never say open. Write eight in the evening as 20:00, and hours past midnight to the day on which they begin.'
  );
});

const spans = list(span, String, (all) => {
  const early = all.findIndex((each, place) => place > 0 && each.slice(0, 5) <= (all[place - 1] ?? '').slice(6));
  return (
    early > 0 &&
    `has '${all[early]}' before '${all[early - 1]}' is over. Write the spans of a day one after the other, with a break between them.`
  );
}).describe(
  'From opening to closing by the 24-hour clock, like ["09:00-20:00"]; with a break ["09:30-13:30", "16:00-20:00"]; closed all day [].',
);

const week = judged(
  group(Object.fromEntries(weekdays.map((day) => [day, spans])) as Record<Weekday, typeof spans>),
  (days) =>
    Object.values(days).every((each) => each.length === 0) &&
    'has no span, so the office would never open. Write one, like "monday": ["09:00-20:00"].',
).prefault({});

export const dayLike = (example: string, outcome: string) => (value: string) =>
  !isIsoDay(value) && `no day of the calendar, so ${outcome}. Write year-month-day, like "${example}".`;

/** First and last day of what the pages say for a time. */
const lasting = <Shape extends z.ZodRawShape>(outcome: string, shape: Shape) => {
  const day = text(dayLike('2027-01-14', outcome));
  const first = day.describe('The first day, like "2027-01-14".');
  const last = day.describe('The last day; for a single day the same again.');
  return judged(group({ first, last, ...shape }), (each) => {
    const { first, last } = each as { first: string; last: string };
    if (first > last)
      return `ends on ${last} before it begins on ${first}, so it would never be said. Change the two days over.`;
    return (
      Date.parse(last) - Date.parse(first) > 100 * 86_400_000 &&
      `lasts from ${first} to ${last}. Look at the year; what holds longer belongs in the texts of the pages.`
    );
  });
};

const saturdays = group({
  which: list(
    oneOf([1, 2, 3, 4, 5]),
    String,
    (all) => all.length === 0 && 'is empty, so no Saturday would differ. Write which, like [2, 4].',
  ).describe('Which Saturdays of the month, like [2, 4].'),
  hours: spans.describe('The hours of those Saturdays, like ["09:00-13:00"]; closed all day [].'),
});

export function hoursSchema(said: SaidSchema) {
  const name = said.describe('What stands after “Our office is closed for”, like "Diwali".');
  const half = spans.describe(
    'Half a day that the office is open nevertheless, like ["09:00-13:00"]; closed all day [].',
  );
  const holiday = lasting('on that day the page would say open', { name, hours: half });
  const all = group({
    hours: week,
    saturdays: list(
      saturdays,
      ({ which }) => which.join(),
      (all) => {
        const twice = all.flatMap(({ which }) => which).find((which, place, each) => each.indexOf(which) < place);
        return (
          twice && `has the ${twice} twice, so its hours could not be told. Write each Saturday of the month once.`
        );
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
    return (
      open && `has hours on ${open}, which is by appointment too, so visitors could not tell. Empty one of the two.`
    );
  });
}

export function noticesSchema(said: SaidSchema, unlessEmpty: SaidSchema) {
  const link = judged(
    group({
      address: textUnlessEmpty(pageFault).describe('The https:// address of the page, or "".'),
      words: unlessEmpty.describe('What the link says, like "Book a time there".'),
    }),
    ({ address, words }) =>
      (address !== '') !== Object.values(words).some(Boolean) &&
      'has an address without words, or words without an address, so nobody could follow it. Write both, or neither.',
  )
    .prefault({})
    .describe('One page to which the notice leads; its host is shown.');
  const words = said.describe(
    'A sentence that visitors must know, like “The lift is out of order: call us and we come down.”',
  );
  const notice = lasting('nobody would see it', { words, link });
  return group({
    notices: list(notice, ({ first, words: said }) => first + JSON.stringify(said)).describe(
      'Each stands on the front page and on contact from its first to its last day, and nobody sees it before. A holiday belongs in hours.json, which says it by itself.',
    ),
  });
}
