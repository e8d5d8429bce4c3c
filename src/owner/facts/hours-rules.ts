/** What must be right in `hours.ts`. */
import { isIsoDay } from '../../office/iso-day.ts';
import { listOf, refusal, type FactFile, type Written } from '../../setup/fact-file.ts';
import { misnamedParts } from './part-names.ts';

/** '9:30 PM' → 21:30; undefined where no time of day can be made out. */
function likelyTime(written: string): string | undefined {
  const [, hour = '', minute = '00', half] = /^(\d{1,2})(?:[:.](\d{1,2}))?\s*([ap])?\.?m?\.?$/i.exec(written.trim()) ?? [];
  if (hour === '') return undefined;
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour);
  const time = `${String(hours).padStart(2, '0')}:${minute.padStart(2, '0')}`;
  return isTime(time) ? time : undefined;
}

/** '2027-1-14', '14-01-2027' or '14.1.2027' → 2027-01-14; undefined where no day can be made out. */
function likelyDay(written: string): string | undefined {
  const numbers = written.split(/\D+/).filter(Boolean);
  const [year = '', month = '', day = ''] = numbers[0]?.length === 4 ? numbers : numbers.toReversed();
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDay(iso) ? iso : undefined;
}

const isTime = (text: string) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);

function* timeFaults(file: FactFile, name: string, time: Written | undefined): Iterable<string> {
  if (time?.kind === 'text' && isTime(time.value)) return;
  const likely = likelyTime(time?.value ?? '') ?? (name === 'opens' ? '09:30' : '20:00');
  yield refusal(file, time, `${name} is '${time?.value ?? ''}', which is no time of day with two digits on either side of the colon. ` +
    `The page would say open at wrong hours. Write it as '${likely}'.`);
}

function* dayFaults(file: FactFile, days: Written | undefined): Iterable<string> {
  const list = listOf(days);
  if (list.length === 0) yield refusal(file, days, 'days names no day, so the office would never open. Write the numbers of the days, 0 for ' +
    'Sunday to 6 for Saturday.');
  const seen = new Set<string>();
  for (const day of list) {
    if (day.kind !== 'number' || !/^[0-6]$/.test(day.value)) {
      yield refusal(file, day, `the day '${day.value}' is none: days are numbers from 0 for Sunday to 6 for Saturday. The page would be ` +
        `closed on it. Write its number.`);
    } else if (seen.has(day.value)) {
      yield refusal(file, day, `the day ${day.value} stands there twice, so another may have been meant. Take one away, or write the other's number.`);
    }
    seen.add(day.value);
  }
}

function* holidayFaults(file: FactFile, holidays: Written | undefined): Iterable<string> {
  const seen = new Set<string>();
  for (const day of listOf(holidays)) {
    if (day.kind !== 'text' || !isIsoDay(day.value)) {
      const likely = likelyDay(day.value);
      yield refusal(file, day, `the holiday '${day.value}' is no day of the calendar. On that day the page would say open. ` +
        (likely ? `Write it as '${likely}'.` : "Write it as year-month-day, like '2027-01-14'."));
    } else if (seen.has(day.value)) {
      yield refusal(file, day, `the holiday '${day.value}' stands there twice, so another day may have been meant. Take one away, or write the other day.`);
    }
    seen.add(day.value);
  }
}

export function* hoursFaults(file: FactFile): Iterable<string> {
  const hours = file.exported.get('hours');
  const misnamed = [...misnamedParts(file, hours, ['days', 'opens', 'closes'])];
  if (misnamed.length > 0) return yield* misnamed;
  const parts = hours?.parts;
  const [opens, closes] = [parts?.get('opens'), parts?.get('closes')];
  yield* dayFaults(file, parts?.get('days'));
  yield* timeFaults(file, 'opens', opens);
  yield* timeFaults(file, 'closes', closes);
  if (opens && closes && isTime(opens.value) && isTime(closes.value) && opens.value >= closes.value) {
    yield refusal(file, closes, `closes is '${closes.value}', which is not after '${opens.value}', when the office opens. The page would never say open. ` +
      "Write times of 24 hours, like '20:00' for eight in the evening.");
  }
  yield* holidayFaults(file, file.exported.get('holidays'));
}
