import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { dateFromIso, dayInIndia, isoDate } from '../values/calendar-date.ts';
import { defaultLanguage, languages } from '../i18n/languages.ts';
import { readLocales } from '../locale-tools/locale-files.ts';
import { datedFacts } from './dated-facts.ts';

const rows = await datedFacts();
const copy = readLocales(resolve(import.meta.dirname, '../..'), languages, defaultLanguage);

/** The entry of a key such as `vehicle:tariff` in one language, and all that stand below it. */
function entriesAt(language: string, place: string) {
  const [name = '', key = ''] = place.split(':');
  const entries = [...(copy.file(language, name)?.entries.values() ?? [])];
  return entries.filter((entry) => entry.key === key || entry.key.startsWith(`${key}.`));
}

test('rows are found', () => {
  expect(rows.length).toBeGreaterThan(0);
});

describe.each(rows.map(({ file, row }) => ({ file, row, place: `${file} ${row.keys.join(' ')}` })))('$place', ({ row }) => {
  const today = isoDate(dayInIndia(new Date()));

  test('has its keys in the locale files of every language', () => {
    const missing = Object.keys(languages).flatMap((language) =>
      row.keys.filter((key) => entriesAt(language, key).length === 0).map((key) => `${language} ${key}`),
    );
    expect(missing).toEqual([]);
  });

  test('was read on a day of the calendar that is not to come', () => {
    expect(isoDate(dateFromIso(row.read))).toBe(row.read);
    expect(row.read <= today).toBe(true);
  });

  test('has sources with a title, a publisher, a safe address, and no day after they were read', () => {
    for (const { title, publisher, address, date } of row.sources) {
      for (const words of [title, publisher]) expect(words).toMatch(/^[\p{Script=Latin}\d][\p{Script=Latin}\p{N}\p{P} ]+$/u);
      expect(new URL(address).protocol).toBe('https:');
      if (date) expect([isoDate(dateFromIso(date)), date <= row.read]).toEqual([date, true]);
    }
  });

  test('has an official source, or two of different publishers', () => {
    expect(row.sources.some(({ isOfficial }) => isOfficial) || new Set(row.sources.map(({ publisher }) => publisher)).size >= 2).toBe(true);
  });

  test('has its figures as numbers, which texts quote by name', () => {
    const written = row.keys
      .flatMap((key) => entriesAt(defaultLanguage, key))
      .flatMap(({ value }) => {
        return typeof value === 'string' ? (value.match(/[₹€]\s?\d[\d,.]*|\d[\d,.]*[\s\u00a0-]*(?:%|hours?|days?|months?|years?|lakh|crore)\b/gi) ?? []) : [];
      });
    expect(written).toEqual([]);
  });
});
