/** Times of the day, said in copy as `{{opens, time}}`. */

/**
 * How a language says a time in each part of the day, with `{{time}}` where the twelve-hour time goes; from
 * common.json.
 */
type DayParts = Readonly<Record<'morning' | 'afternoon' | 'evening' | 'night', string>>;

/**
 * Where each part begins, as CLDR divides the day for Gujarati and Hindi:
 * https://www.unicode.org/cldr/charts/latest/supplemental/day_periods.html
 */
const beginnings = [
  ['night', 20],
  ['evening', 16],
  ['afternoon', 12],
  ['morning', 0],
] as const satisfies readonly [keyof DayParts, number][];

/** '20:00' → 8:00 PM; `digits` is how many the hour has at least. */
export function timeInWords(time: string, parts: DayParts, digits = 1): string {
  const [hours = '', minutes = ''] = time.split(':');
  const [part = 'morning'] = beginnings.find(([, beginning]) => Number(hours) >= beginning) ?? [];
  const hour = String(Number(hours) % 12 || 12).padStart(digits, '0');
  return parts[part].replace('{{time}}', `${hour}:${minutes}`);
}
