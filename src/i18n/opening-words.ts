/** The opening hours in words, made from `hours.json` and the patterns of common.json. */
import type { TFunction } from 'i18next';
import { byAppointment, hours, saturdays, type Opening } from '../office/hours.ts';
import { weekdays, type Weekday } from '../office/weekdays.ts';

const fromMonday: readonly Weekday[] = [...weekdays.slice(1), 'sunday'];

/** Days that follow one another. */
function runsOf(days: readonly Weekday[]): Weekday[][] {
  const runs: Weekday[][] = [];
  for (const day of days) {
    const last = runs.at(-1);
    if (last && fromMonday.indexOf(day) === fromMonday.indexOf(last.at(-1) ?? day) + 1) last.push(day);
    else runs.push([day]);
  }
  return runs;
}

/** A break that begins at noon or until three is the lunch break. */
const isLunch = (begins: string) => begins >= '12:00' && begins < '15:00';

const joinedBy = (t: TFunction) => (parts: readonly string[]) =>
  parts.length < 2 ? parts.join() : t('hours.and', { list: parts.slice(0, -1).join(', '), last: parts.at(-1) });

/** 09:30 AM to 8:00 PM (lunch break 1:30 PM to 4:00 PM). */
export function timesInWords(t: TFunction, spans: readonly string[]): string {
  const times = spans.map((span) => span.split('-') as [opens: string, closes: string]);
  const [[opens, begins] = ['', ''], [ends, closes] = ['', '']] = times;
  return times.length === 2 && isLunch(begins)
    ? t('hours.lunch', { opens, closes, begins, ends })
    : joinedBy(t)(times.map(([from, to]) => t('hours.times', { opens: from, closes: to })));
}

/** As copy may quote them: `{{openingHours}}`. */
export function openingWords(t: TFunction, written: Opening = { hours, saturdays, byAppointment }) {
  const names = t('hours.weekdayNames');
  const onDays = t('hours.weekdays');
  const ordinals = t('hours.ordinals');
  const joined = joinedBy(t);
  const opening = written.hours;

  const daysInWords = (days: readonly Weekday[]) =>
    days.length === fromMonday.length
      ? t('hours.everyDay')
      : joined(
          runsOf(days).flatMap((run) => {
            const [first = 'monday', last = first] = [run[0], run.at(-1)];
            // Two days are named, more are a span.
            return run.length < 3
              ? run.map((day) => names[day])
              : t('hours.fromTo', { first: names[first], last: names[last] });
          }),
        );

  const open = fromMonday.filter((day) => opening[day].length > 0);
  const appointed = fromMonday.filter((day) => written.byAppointment.includes(day));
  const openSaturdays = written.saturdays.filter((each) => each.hours.length > 0);
  const closed = fromMonday.filter(
    (day) => opening[day].length === 0 && !appointed.includes(day) && !(day === 'saturday' && openSaturdays.length > 0),
  );
  const spansOfDays = [...new Set(open.map((day) => opening[day].join()))];
  const groups = spansOfDays.map((spans) => open.filter((day) => opening[day].join() === spans));
  const saturdaysIn = ({ which }: { which: number[] }) =>
    t('hours.saturdays', { which: joined(which.flatMap((each) => ordinals[each - 1] ?? [])) });
  const closedSaturdays = written.saturdays.filter((each) => each.hours.length === 0).map(saturdaysIn);
  const closedOn = [...closed.map((day) => onDays[day]), ...closedSaturdays];
  const byAppointmentOn = t('hours.byAppointment', { days: joined(appointed.map((day) => onDays[day])) });
  return {
    /** Monday to Saturday, 09:00 AM to 8:00 PM. */
    openingHours: joined([
      ...groups.map((days) =>
        t('hours.on', { days: daysInWords(days), times: timesInWords(t, opening[days[0] ?? 'monday']) }),
      ),
      ...openSaturdays.map((each) => t('hours.on', { days: saturdaysIn(each), times: timesInWords(t, each.hours) })),
    ]),
    /** Monday to Saturday. */
    openDays: daysInWords(open),
    /** Closed on Sunday. */
    closedDays:
      [
        ...(closedOn.length > 0 ? [t('hours.closedOn', { days: joined(closedOn) })] : []),
        ...(appointed.length > 0 ? [byAppointmentOn] : []),
      ].join(' · ') || t('hours.neverClosed'),
  };
}
