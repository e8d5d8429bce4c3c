/** The opening hours in words, made from `hours.json` and the patterns of common.json. */
import type { TFunction } from 'i18next';
import * as usual from '../office/hours.ts';
import { weekdays, type Weekday } from '../office/weekdays.ts';
import { joinedBy } from './joined-by.ts';

const fromMonday: readonly Weekday[] = [...weekdays.slice(1), 'sunday'];

/** Days that follow one another. */
function runsOf(days: readonly Weekday[]): Weekday[][] {
  const leftOutBefore = days.map((day, position) => fromMonday.indexOf(day) - position);
  return [...new Set(leftOutBefore)].map((count) => days.filter((_, position) => leftOutBefore[position] === count));
}

/** A break that begins at noon or until three is the lunch break. */
const isLunch = (begins: string) => begins >= '12:00' && begins < '15:00';

/** 09:30 AM to 8:00 PM (lunch break 1:30 PM to 4:00 PM). */
export function timesInWords(t: TFunction, spans: readonly string[]): string {
  const times = spans.map((span) => span.split('-') as [opens: string, closes: string]);
  const [[opens, begins] = ['', ''], [ends, closes] = ['', '']] = times;
  return times.length === 2 && isLunch(begins)
    ? t('hours.lunch', { opens, closes, begins, ends })
    : joinedBy(t)(times.map(([from, to]) => t('hours.times', { opens: from, closes: to })));
}

/** As copy may quote them: `{{openingHours}}`. */
export function openingWords(
  t: TFunction,
  { hours, saturdays, byAppointment }: Omit<typeof usual, 'holidays'> = usual,
) {
  const names = t('hours.weekdayNames');
  const onDays = t('hours.weekdays');
  const ordinals = t('hours.ordinals');
  const joined = joinedBy(t);

  const daysInWords = (days: readonly Weekday[]) =>
    days.length === fromMonday.length
      ? t('hours.everyDay')
      : joined(
          runsOf(days).flatMap((run) => {
            const named = run.map((day) => names[day]);
            // Two days are named, more are a span.
            return run.length < 3 ? named : t('hours.fromTo', { first: named[0], last: named.at(-1) });
          }),
        );
  const saturdaysIn = ({ which }: { which: number[] }) =>
    t('hours.saturdays', { which: joined(which.flatMap((each) => ordinals[each - 1] ?? [])) });

  const spansOf = (day: Weekday) => hours[day].join();
  const open = fromMonday.filter(spansOf);
  const openSaturdays = saturdays.filter((each) => each.hours.length > 0);
  const appointed = fromMonday.filter((day) => byAppointment.includes(day));
  const closed = fromMonday.filter(
    (day) => ![...open, ...appointed].includes(day) && !(day === 'saturday' && openSaturdays.length > 0),
  );
  const closedOn = [
    ...closed.map((day) => onDays[day]),
    ...saturdays.filter((each) => !openSaturdays.includes(each)).map(saturdaysIn),
  ];
  return {
    /** Monday to Saturday, 09:00 AM to 8:00 PM. */
    openingHours: joined([
      ...[...new Set(open.map(spansOf))].map((spans) => {
        const days = daysInWords(open.filter((day) => spansOf(day) === spans));
        return t('hours.on', { days, times: timesInWords(t, spans.split(',')) });
      }),
      ...openSaturdays.map((each) => t('hours.on', { days: saturdaysIn(each), times: timesInWords(t, each.hours) })),
    ]),
    /** Monday to Saturday. */
    openDays: daysInWords(open),
    /** Closed on Sunday. */
    closedDays:
      [
        closedOn.length > 0 && t('hours.closedOn', { days: joined(closedOn) }),
        appointed.length > 0 && t('hours.byAppointment', { days: joined(appointed.map((day) => onDays[day])) }),
      ]
        .filter(Boolean)
        .join(' · ') || t('hours.neverClosed'),
  };
}
