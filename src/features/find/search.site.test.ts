/** What people type and the places that answer it, on the built site: that nothing gets worse. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languageCodes, type Language } from '../../i18n/languages.ts';
import { readTable } from '../../values/read-table.ts';
import { withoutNoBreak } from '../../values/without-no-break.ts';
import { insurers } from '../../office/insurers.ts';
import { services } from '../../office/services.ts';
import type { PageId } from '../../site/pages.ts';
import { addressOf } from '../../site/urls.ts';
import { builtPage, builtPages, listedPages, siteFiles } from '../../test/built-site.ts';
import { common } from '../../test/shared-words.ts';
import type { SearchEntries } from './search.ts';
import { createSearch } from './search.ts';
import { wholePage } from './entry-texts.ts';
import { readEntries } from './written-entries.ts';

const columns = ['language', 'letters', 'question', 'places'] as const;

const rowsOf = <Column extends string>(table: string, names: readonly Column[]) =>
  readTable(readFileSync(new URL(table, import.meta.url), 'utf8'), names);

const rows = rowsOf('questions.cases.tsv', columns);

/** What people ask in public, as they would type it, and what their question was. */
const publicRows = rowsOf('public-questions.cases.tsv', [...columns, 'asked']);

const entriesAddress = (language: Language) =>
  builtPage('search', language).document.querySelector('[data-entries]')?.getAttribute('data-entries') ?? '';

const entriesOf = (language: Language): SearchEntries =>
  readEntries(siteFiles.get(entriesAddress(language))?.content.toString() ?? '');

const finders = new Map(languageCodes.map((language) => [language, createSearch(entriesOf(language))]));

const find = (language: string, question: string) => finders.get(language as Language)?.(question) ?? [];

/** Address of a place as the table names it, like `claims.accident`. */
function hrefOf(place: string, language: string): string {
  const [page = '', fragment] = place.split('.');
  const address = addressOf(page as PageId, language as Language);
  return fragment === wholePage ? address : `${address}#${fragment}`;
}

/** At which place of the list the first right answer stands, from 0; -1 where it is missing. */
function rankOf({ language, question, places }: Omit<(typeof rows)[number], 'letters'>): number {
  const right = new Set(places.split(' ').map((place) => hrefOf(place, language)));
  return find(language, question).findIndex(({ href }) => right.has(href));
}

const isAnswered = ({ places }: { places: string }) => places !== '';

const groupOf = ({ language, letters }: { language: string; letters: string }) => `${language} in ${letters} letters`;

const answered = Map.groupBy(rows.filter(isAnswered), groupOf);

const publicAnswered = Map.groupBy(publicRows.filter(isAnswered), ({ letters }) => `${letters} letters`);

/** What is wrong beyond what may be, by its share of all. */
const beyond = (faults: readonly unknown[], all: readonly unknown[], share: number) =>
  faults.slice(Math.floor(all.length * share));

test.each(languageCodes.flatMap((language) => services.map(({ id }) => [id, language] as const)))(
  'the name of the service %s leads to its page in %s',
  (id, language) => {
    const [first] = find(language, common[language].navigation[id]);
    expect(
      first?.href.split('#', 1),
      `In locales/${language}/find.json write the name under "${id}", and take it out of "elsewhere".`,
    ).toEqual([addressOf(id, language)]);
  },
);

test.each(insurers.filter(({ spellings }) => spellings))('$name is found where it is shown', ({ spellings, lines }) => {
  const [spelling = ''] = spellings.split(',');
  for (const language of languageCodes) {
    const places = lines.map((line) => `${addressOf(line, language)}#insurers`);
    expect(find(language, spelling).some(({ href }) => places.includes(href))).toBe(true);
  }
});

const isMissed = (row: (typeof rows)[number]) => rankOf(row) === -1 || rankOf(row) > 2;

test.each([...answered])(
  '%s: nine of ten questions are answered first, nineteen of twenty among three',
  (_, questions) => {
    const notFirst = questions.filter((row) => rankOf(row) !== 0);
    expect(beyond(notFirst, questions, 0.1)).toEqual([]);
    expect(beyond(notFirst.filter(isMissed), questions, 0.05)).toEqual([]);
  },
);

test.each([...publicAnswered])(
  '%s: of what people ask in public, three of four are answered first, nine of ten among three',
  (_, questions) => {
    const notFirst = questions.filter((row) => rankOf(row) !== 0);
    expect(beyond(notFirst, questions, 0.25)).toEqual([]);
    expect(beyond(notFirst.filter(isMissed), questions, 0.1)).toEqual([]);
  },
);

test('of what this office does not answer, at most one question in ten is given a place', () => {
  const foreign = rows.filter(({ places }) => !places);
  expect(foreign.length).toBeGreaterThan(10);
  const given = foreign.filter(({ language, question }) => find(language, question).length > 0);
  expect(beyond(given, foreign, 0.1)).toEqual([]);
});

test.each(languageCodes)('%s: every place stands on its page under the name that finds it', (language) => {
  const pages = new Map(builtPages.map((page) => [page.address, page.document.querySelector('main')]));
  const lost = entriesOf(language).entries.filter(({ href, name }) => {
    const [address = '', fragment] = href.split('#');
    const part = pages.get(address)?.querySelector(fragment ? `[id="${fragment}"]` : 'h1');
    const around = part?.closest('details, label, section') ?? part?.parentNode;
    return !withoutNoBreak(around?.text ?? '').includes(name);
  });
  expect(lost).toEqual([]);
});

test.each(languageCodes)(
  '%s: every page that search engines list has a place, but the one that lists them',
  (language) => {
    const found = new Set(entriesOf(language).entries.map(({ href }) => href.split('#', 1)[0]));
    const missing = listedPages.filter((page) => page.language === language && !found.has(page.address));
    expect(missing.map(({ page }) => page)).toEqual(['search']);
  },
);

test.each(languageCodes)('%s: without a script every place is a link', (language) => {
  const links = builtPage('search', language).document.querySelectorAll('main details a');
  const places = entriesOf(language).entries.map(({ href }) => href);
  expect(places.length).toBeGreaterThan(60);
  expect(links.map((link) => link.getAttribute('href')).toSorted()).toEqual(places.toSorted());
});

test.each(languageCodes)('%s: eight questions stand above the list, each under the name that finds it', (language) => {
  const tiles = builtPage('search', language).document.querySelectorAll('main section ul[data-print="no"] a');
  const names = new Map(entriesOf(language).entries.map(({ href, name }) => [href, name]));
  const words = tiles.map((tile) => withoutNoBreak(tile.text));
  expect(words).toHaveLength(8);
  expect(words).toEqual(tiles.map((tile) => names.get(tile.getAttribute('href') ?? '')));
});

const urgent = rows.filter(({ places }) => /^claims\.(accident|hospital|theft|death)/.test(places));

test.each(urgent)('“$question” leads with a card of the first hour, on the page of each language', ({ question }) => {
  const firsts = languageCodes.map((language) => find(language, question)[0]);
  expect(firsts.filter((first) => typeof first?.isUrgent !== 'boolean')).toEqual([]);
});

test.each([
  ['one letter', 'p'],
  ['mark-up', '<b onclick="x">&nbsp;</b>'],
  ['a policy number', '2837465910'],
  ['500 letters of nothing', 'zxqv '.repeat(100)],
])('%s finds nothing and breaks nothing', (_, question) => {
  for (const language of languageCodes) expect(find(language, question)).toEqual([]);
});

test.each([
  ['a long story', `${'and then '.repeat(6)} passport khovai gayo ${'please tell me '.repeat(40)}`],
  ['letters of both scripts', 'passport ખોવાઈ gayo'],
  ['capitals and signs', 'PASSPORT—khovai_gayo!!!'],
])('%s is answered all the same', (_, question) => {
  for (const language of languageCodes)
    expect(find(language, question)[0]?.href).toBe(hrefOf('passport-renew.lost', language));
});

test.each([
  ['passport-new.page', 'पासपोर्ट के लिए दस्तावेज़', 'પાસપોર્ટ માટે દસ્તાવેજ', 'passport na dastavejo'],
  ['claims.steps', 'क्लेम के दस्तावेज़', 'ક્લેમ માટેના દસ્તાવેજો', 'claim mate dastavej'],
  ['claims.theft', 'gari'],
  ['travel.student', 'parhai'],
])('%s is found in the words and letters that people have for it', (place, ...questions) => {
  for (const language of languageCodes)
    for (const question of questions) expect(find(language, question)[0]?.href).toBe(hrefOf(place, language));
});
