/**
 * Reads a date as a visitor types it: day, month and year, in Latin, Gujarati or Devanagari digits; and writes one in
 * words.
 */
import { daysInMonth, type CalendarDate } from './calendar-date.ts';
import { withLatinDigits } from './typed-digits.ts';
import { visibleText } from './visible-text.ts';

interface TypedDate {
  day: string;
  month: string;
  year: string;
}

/** `part` is where to fix it; an impossible date comes with its month, whose length explains it. */
interface DateError {
  error: 'empty' | 'incomplete' | 'day' | 'month' | 'year' | 'impossible';
  part: keyof TypedDate;
  year?: number;
  month?: number;
}

/** In the order of their fields. */
export const dateParts = ['day', 'month', 'year'] as const;

/** A whole number within bounds, or undefined; four digits where `digits` says so. */
function numberIn(text: string, from: number, to: number, digits = /^\d{1,2}$/): number | undefined {
  const plain = withLatinDigits(text);
  const value = Number(plain);
  return digits.test(plain) && value >= from && value <= to ? value : undefined;
}

/** What the months are called on our pages, by locale file; the question mark spares a script the rest of the file. */
const months = import.meta.glob<readonly string[]>('../../locales/*/common.json', {
  query: '?months.json',
  import: 'months',
  eager: true,
});

/** 14 November 2026, as the pages of a language say it. */
export const dateInWords = ({ year, month, day }: CalendarDate, language: string) =>
  `${day} ${months[`../../locales/${language}/common.json`]?.[month - 1]} ${year}`;

/**
 * What people call the months, from January to December, again and again: as our pages do, and as devices, which may
 * spell them otherwise.
 */
const everyName = () =>
  Object.entries(months).flatMap(([file, names]) => {
    const { format } = new Intl.DateTimeFormat(file.split('/').at(-2), { month: 'long', timeZone: 'UTC' });
    return [...names, ...names.map((_, month) => format(Date.UTC(2000, month)))];
  });

/**
 * The parts of a whole date in one text, 14/11/2026, 14112026 or 14th Nov 2026, with the month in any of the languages;
 * undefined where it is none.
 */
export function partsOfDate(text: string): TypedDate | undefined {
  const written = withLatinDigits(text)
    .replace(/^(\d\d)(\d\d)((?:19|20)\d\d)$/, '$1/$2/$3')
    .replace(/(\d)[a-z]{2}\b/i, '$1')
    .split(/[\s./,॰−\p{Pd}]+/u)
    .filter(Boolean);
  if (/^\d{4}$/.test(written[0] ?? '')) written.reverse();
  const [day = '', month = '', year = '', ...more] = written;
  if (more.length > 0 || !/^\d{1,2}$/.test(day) || !/^\d{4}$/.test(year)) return undefined;
  if (/^\d{1,2}$/.test(month)) return { day, month, year };
  // As much of a name as no other month begins with.
  const isMeant = (name: string) => name.toLowerCase().startsWith(month.toLowerCase().replace('म्ब', 'ंब'));
  const meant = new Set(everyName().flatMap((name, position) => (isMeant(name) ? String((position % 12) + 1) : [])));
  const [number, another] = meant;
  return number && !another ? { day, month: number, year } : undefined;
}

/** The date, or what is wrong with it; 31 February is impossible, not 3 March. */
export function readDate(typed: TypedDate): CalendarDate | DateError {
  const missing = dateParts.filter((part) => visibleText(typed[part]) === '');
  if (missing.length === dateParts.length) return { error: 'empty', part: 'day' };
  if (missing[0]) return { error: 'incomplete', part: missing[0] };
  const read = {
    day: numberIn(typed.day, 1, 31),
    month: numberIn(typed.month, 1, 12),
    // Others are slips of the finger: no passport or policy of anyone alive bears them.
    year: numberIn(typed.year, 1900, 2199, /^\d{4}$/),
  };
  const part = dateParts.find((each) => !read[each]);
  if (part) return { error: part, part };
  const { day = 0, month = 0, year = 0 } = read;
  return day <= daysInMonth(year, month) ? { year, month, day } : { error: 'impossible', part: 'day', year, month };
}
