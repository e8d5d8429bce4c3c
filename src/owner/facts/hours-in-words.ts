/** Holds the words about opening hours in the locale files against `hours.ts`. */
import { hours } from '../../office/hours.ts';
import { defaultLanguage, languages } from '../../i18n/languages.ts';
import { positionOf, type Entry } from '../../locale-tools/json-source.ts';
import { isReadable, readLocales, type LocaleFile, type LocaleFiles } from '../../locale-tools/locale-files.ts';

/** In the order in which `hours.days` counts. */
const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** Pages that speak of the office's own hours, beside `common`. */
const pages = ['common', 'home', 'about', 'contact'];

const clockTime = /\d{1,2}:\d{2}|\d{1,2} ?(?:[ap]\.?m\b|વાગ્યે|વાગે|बजे)/i;

function refuse(file: LocaleFile, { key, offset }: Entry, words: string): string {
  return `${file.path}:${positionOf(file.text, offset).line}: ${key} ${words}`;
}

const textOf = (file: LocaleFile, key: string) => String(file.entries.get(key)?.value ?? '');

/** Days that a text names, in its order. Case endings are left out: સોમવારે and સોમવારથી are one day. */
function daysNamed(file: LocaleFile, text: string): number[] {
  const stemOf = (name: string) =>
    textOf(file, `hours.weekdays.${name}`)
      .toLowerCase()
      .replace(/\p{M}+$/u, '');
  const found = weekdays.map((name, day) => ({ day, at: text.toLowerCase().indexOf(stemOf(name)) }));
  return found
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
    .map(({ day }) => day);
}

const setOf = (days: readonly number[]) => [...new Set(days)].toSorted().join();

/** Whether named days can mean a set of days: each by itself, or as the ends of a span. */
function canMean(
  [first, second, ...others]: readonly number[],
  meant: readonly number[],
  so: readonly number[] = [],
): boolean {
  if (first === undefined) return setOf(so) === setOf(meant);
  if (canMean(second === undefined ? [] : [second, ...others], meant, [...so, first])) return true;
  if (second === undefined) return false;
  const span = Array.from({ length: ((second - first + 7) % 7) + 1 }, (_, step) => (first + step) % 7);
  return canMean(others, meant, [...so, ...span]);
}

function* dayFaults(file: LocaleFile, open: readonly number[]): Iterable<string> {
  const closed = weekdays.map((_, day) => day).filter((day) => !open.includes(day));
  const names = (days: readonly number[]) =>
    days.map((day) => textOf(file, `hours.weekdays.${weekdays[day]}`)).join(', ') || 'no day';
  const expected = [
    { key: 'hours.days', days: open, named: open.length === 7 ? [] : open },
    { key: 'hours.closed', days: closed, named: closed },
  ];
  for (const { key, days, named } of expected) {
    const entry = file.entries.get(key);
    const said = daysNamed(file, textOf(file, key));
    if (!entry || canMean(said, days) || (said.length === 0 && named.length === 0)) continue;
    const state = key === 'hours.days' ? 'open' : 'closed';
    yield refuse(
      file,
      entry,
      `says "${entry.value}", but by src/office/hours.ts the office is ${state} on ${names(days)}. Visitors would ` +
        `come in vain. Mend the one or the other.`,
    );
  }
}

function* timeFaults(file: LocaleFile): Iterable<string> {
  for (const entry of file.entries.values()) {
    if (typeof entry.value !== 'string' || entry.key.startsWith('hours.dayParts')) continue;
    const [time] = clockTime.exec(entry.value.replaceAll(/\{\{[^}]*\}\}/g, '')) ?? [];
    if (time) {
      yield refuse(
        file,
        entry,
        `says ${time}, which stays as it is when the hours change. Write {{opens, time}} or {{closes, time}}, which ` +
          `follow src/office/hours.ts.`,
      );
    }
  }
}

/** Words that contradict the days on which the office is open, or would once the hours change. */
export function* hoursInWords(open: readonly number[], locales: LocaleFiles): Iterable<string> {
  for (const language of Object.keys(languages)) {
    const common = locales.file(language, 'common');
    if (isReadable(common)) yield* dayFaults(common, open);
    for (const page of pages) {
      const words = locales.file(language, page);
      if (isReadable(words)) yield* timeFaults(words);
    }
  }
}

/** @throws {Error} with every line of the locale files below a folder that contradicts the hours */
export function refuseContradictedHours(root: string): void {
  const faults = [...hoursInWords(hours.days, readLocales(root, languages, defaultLanguage))];
  if (faults.length > 0)
    throw new Error(
      ['Words contradict the hours of the office, so nothing was done:', ...faults.map((fault) => `  ${fault}`)].join(
        '\n',
      ),
    );
}
