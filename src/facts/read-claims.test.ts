import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isIsoDay, isoDayInIndia } from '../values/calendar-date.ts';
import { languageCodes, defaultLanguage, type Language } from '../i18n/languages.ts';
import { readLocales } from '../locale-tools/locale-files.ts';
import { testedProject } from '../test/tested-project.ts';
import { claimsFrom, readSince, sourcesOf, type Claim } from './read-claims.ts';
import { claimsOn } from './site-claims.ts';
import { readClaims } from './due-claims.ts';

const table = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');
const [claimsTable, sourcesTable] = [table('claims.tsv'), table('sources.tsv')];
const claims = readClaims();
const named = claims.map((claim): [string, Claim] => [`${claim.topic}: ${claim.keys.join(' ')}`, claim]);
const copy = readLocales(testedProject);
const today = isoDayInIndia(new Date());

/** The entry of a key such as `figures:vehicle.tariff` in one language, and all that stand below it. */
function entriesAt(language: Language, place: string) {
  const [name = '', key = ''] = place.split(':');
  const entries = [...(copy.file(language, name)?.entries.values() ?? [])];
  return entries.filter((entry) => entry.key === key || entry.key.startsWith(`${key}.`));
}

test.each(named)(
  '%s has its keys in every language, its day and its sources',
  (_name, { keys, sources, read, kind }) => {
    const missing = languageCodes.flatMap((language) => keys.filter((key) => entriesAt(language, key).length === 0));
    expect(missing, 'these keys stand in no figures and not in the locale files of every language').toEqual([]);
    expect([isIsoDay(read), read <= today, ['fee', 'law'].includes(kind)]).toEqual([true, true, true]);
    const publishers = new Set(sources.map(({ publisher }) => publisher));
    expect(sources.some(({ isOfficial }) => isOfficial) || publishers.size >= 2, 'name an official source').toBe(true);
    expect(sources.filter(({ date }) => date !== undefined && date > read)).toEqual([]);
  },
);

test.each(named)('%s has its figures as numbers, which texts quote by name', (_name, { keys }) => {
  const figure = /[₹€]\s?\d[\d,.]*|\d[\d,.]*[\s\u00a0-]*(?:%|hours?|days?|months?|years?|lakh|crore)\b/gi;
  const texts = keys.flatMap((key) => entriesAt(defaultLanguage, key)).map(({ value }) => value);
  expect(texts.filter((text) => typeof text === 'string' && text.match(figure))).toEqual([]);
});

test.each(named)('%s leads to words that show one of its figures', (_name, { keys }) => {
  const figures = keys.filter((key) => key.startsWith('figures:')).map((key) => `{{${key.replace(':', '.')}`);
  const texts = keys.filter((key) => !key.startsWith('figures:')).flatMap((key) => entriesAt(defaultLanguage, key));
  const shown = texts.filter(({ value }) => figures.some((figure) => String(value).includes(figure)));
  if (figures.length > 0 && texts.length > 0) expect(shown).not.toEqual([]);
});

test('every figure of the law has a claim', () => {
  const claimed = claims.flatMap(({ keys }) => keys.flatMap((key) => entriesAt(defaultLanguage, key)));
  const open = [...(copy.file(defaultLanguage, 'figures')?.entries.values() ?? [])].filter(
    (entry) => entry.kind === 'number' && !claimed.includes(entry),
  );
  expect(open.map(({ key }) => key)).toEqual([]);
});

test('sources.tsv has each source once, with its names, a safe address and a day of the calendar, and none that no claim names', () => {
  const sources = [...new Set(claims.flatMap((claim) => claim.sources))];
  expect(sourcesTable.trim().split('\n').slice(1)).toHaveLength(sources.length);
  expect(new Set(sources.map(({ address }) => address)).size).toBe(sources.length);
  const isName = (words: string) => /^[\p{Script=Latin}\d][\p{Script=Latin}\p{N}\p{P} ]+$/u.test(words);
  const faulty = sources.filter(
    ({ title, publisher, address, date }) =>
      !isName(title) ||
      !isName(publisher) ||
      !address.startsWith('https://') ||
      (date !== undefined && !isIsoDay(date)),
  );
  expect(faulty).toEqual([]);
});

describe('the loader', () => {
  const [claimsHead = '', sourcesHead = ''] = [claimsTable, sourcesTable].map((each) => each.split('\n', 1)[0]);
  const sources = ['a\tRules\tMinistry\thttps://one.example\t\tyes\t', 'b\tNews\tPaper\thttps://two.example\t\t\t'];
  const row = (topic: string, id: string, read: string) => `${topic}\tlife:rules\t${id}\t${read}\tlaw`;
  const read = (...rows: string[]) =>
    claimsFrom([claimsHead, ...rows].join('\n'), [sourcesHead, ...sources].join('\n'));

  test.each([
    [
      'a source that is not there',
      () => read(row('life', 'a', '2026-11-23'), row('life', 'c', '2026-11-23')),
      /claims\.tsv:3 names "c" under life.*Add the row/,
    ],
    ['a claim without a day', () => read(row('life', 'a', '')), /claims\.tsv:2 says no day.*Write it like/],
    [
      'a kind that is none',
      () => read(row('life', 'a', '2026-11-23').replace('law', 'fees')),
      /claims\.tsv:2 calls the kind of life "fees".*Write fee.*or law/,
    ],
    ['a topic without a claim', () => claimsOn('nothing'), /no row of the topic "nothing".*Add the row/],
  ])('names %s, and the remedy', (_, load, told) => {
    expect(load).toThrow(told);
  });

  test('gives the day of the claim that was read longest ago', () => {
    const both = read(row('life', 'a', '2026-11-23'), row('life', 'a', '2026-08-31'));
    expect(readSince(both)).toBe('2026-08-31');
  });

  test.each([
    ['b a', ['https://one.example']],
    ['b', ['https://two.example']],
  ])('of the sources %s names the official one, or else the first', (ids, addresses) => {
    expect(sourcesOf(read(row('life', ids, '2026-11-23'))).map(({ address }) => address)).toEqual(addresses);
  });
});
