import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isIsoDay, isoDayInIndia } from '../office/iso-day.ts';
import { languageCodes, defaultLanguage, languages } from '../i18n/languages.ts';
import { readLocales } from '../locale-tools/locale-files.ts';
import { documentRules } from '../features/document-finder/passport-documents.ts';
import { testedProject } from '../test/tested-project.ts';
import { claimsFrom, readSince, sourcesOf, type Claim } from './claims.ts';
import { claimsOn } from './site-claims.ts';

const table = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');
const [claimsTable, sourcesTable] = [table('claims.tsv'), table('sources.tsv')];
const claims = claimsFrom(claimsTable, sourcesTable);
const named = claims.map((claim): [string, Claim] => [`${claim.topic}: ${claim.keys.join(' ')}`, claim]);
const copy = readLocales(testedProject, languages, defaultLanguage);
const today = isoDayInIndia(new Date());

/** The entry of a key such as `figures:vehicle.tariff` in one language, and all that stand below it. */
function entriesAt(language: string, place: string) {
  const [name = '', key = ''] = place.split(':');
  const entries = [...(copy.file(language, name)?.entries.values() ?? [])];
  return entries.filter((entry) => entry.key === key || entry.key.startsWith(`${key}.`));
}

describe.each(named)('%s', (_name, { keys, sources, read, kind }) => {
  test('has its keys in the figures, or in the locale files of every language', () => {
    const missing = languageCodes.flatMap((language) => keys.filter((key) => entriesAt(language, key).length === 0));
    expect(missing).toEqual([]);
  });

  test('was read on a day of the calendar that is not to come, and is a fee or a law', () => {
    expect([isIsoDay(read), read <= today, ['fee', 'law'].includes(kind)]).toEqual([true, true, true]);
  });

  test('has an official source, or two of different publishers, and none of a day after it was read', () => {
    const publishers = new Set(sources.map(({ publisher }) => publisher));
    expect(sources.some(({ isOfficial }) => isOfficial) || publishers.size >= 2).toBe(true);
    expect(sources.filter(({ date }) => date !== undefined && date > read)).toEqual([]);
  });

  test('has its figures as numbers, which texts quote by name', () => {
    const written = keys
      .flatMap((key) => entriesAt(defaultLanguage, key))
      .flatMap(({ value }) => {
        return typeof value === 'string'
          ? (value.match(/[₹€]\s?\d[\d,.]*|\d[\d,.]*[\s\u00a0-]*(?:%|hours?|days?|months?|years?|lakh|crore)\b/gi) ??
              [])
          : [];
      });
    expect(written).toEqual([]);
  });
});

test('every figure of the law has a claim', () => {
  const claimed = claims.flatMap(({ keys }) => keys.flatMap((key) => entriesAt(defaultLanguage, key)));
  const open = [...(copy.file(defaultLanguage, 'figures')?.entries.values() ?? [])].filter(
    (entry) => entry.kind === 'number' && !entry.key.startsWith('forms.') && !claimed.includes(entry),
  );
  expect(open.map(({ key }) => key)).toEqual([]);
});

test('every rule of the document finder has its claim', () => {
  for (const rule of documentRules) expect(() => claimsOn(`document-finder/${rule.id}`)).not.toThrow();
});

describe('sources.tsv', () => {
  const sources = [...new Set(claims.flatMap((claim) => claim.sources))];
  const rows = sourcesTable.trim().split('\n').slice(1);

  test('has each source once, and none that no claim names', () => {
    expect(rows).toHaveLength(sources.length);
    expect(new Set(sources.map(({ address }) => address)).size).toBe(sources.length);
  });

  test.each(sources)('$title has a publisher, a safe address and a day of the calendar', (source) => {
    for (const words of [source.title, source.publisher])
      expect(words).toMatch(/^[\p{Script=Latin}\d][\p{Script=Latin}\p{N}\p{P} ]+$/u);
    expect(new URL(source.address).protocol).toBe('https:');
    expect(source.date === undefined || isIsoDay(source.date)).toBe(true);
  });
});

describe('the loader', () => {
  const sources = ['a\tRules\tMinistry\thttps://one.example\t\tyes\t', 'b\tNews\tPaper\thttps://two.example\t\t\t'];
  const row = (topic: string, id: string, read: string) => `${topic}\tlife:rules\t${id}\t${read}\tlaw`;
  const read = (...rows: string[]) => claimsFrom(['head', ...rows].join('\n'), ['head', ...sources].join('\n'));

  test('names a source that is not there, and the remedy', () => {
    expect(() => read(row('life', 'c', '2026-11-23'))).toThrow(/claims\.tsv names "c" under life.*Add the row/);
  });

  test('gives the day of the claim that was read longest ago, and each source once', () => {
    const both = read(row('life', 'a', '2026-11-23'), row('life', 'a', '2026-08-31'));
    expect(readSince(both)).toBe('2026-08-31');
    expect(sourcesOf(both).map(({ address }) => address)).toEqual(['https://one.example']);
  });

  test.each([
    ['a b', ['https://one.example']],
    ['b', ['https://two.example']],
  ])('of the sources %s names the official one, or all where none is', (ids, addresses) => {
    expect(sourcesOf(read(row('life', ids, '2026-11-23'))).map(({ address }) => address)).toEqual(addresses);
  });

  test('names a topic that has no claim, and the remedy', () => {
    expect(() => claimsOn('nothing')).toThrow(/claims\.tsv has no row of the topic "nothing".*Add the row/);
  });
});
