import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { languageCodes } from '../i18n/languages.ts';
import { findingsIn } from '../locale-tools/lint/findings.ts';
import { readLocales } from '../locale-tools/locale-files.ts';
import { textsByKey, type LocaleGroup } from '../locale-tools/locale-values.ts';
import { madeFrom } from '../locale-tools/translation-memory.ts';
import type { FactName } from '../office/schema/fact-schema.ts';
import { factFile, readOffice, schemasNow } from '../setup/read-office.ts';
import { changedAt } from '../test/changed-at.ts';
import { isThorough } from '../test/combinations.ts';
import { temporaryFolder } from '../test/temporary-folder.ts';
import { testedProject } from '../test/tested-project.ts';
import { fromFile } from './as-written.ts';
import { beforeSaving, filesOf, type Entry } from './before-saving.ts';
import { askAbout } from './dialog.ts';
import type { Group } from './merged.ts';
import { isSaved, savedFiles } from './saved-files.ts';

// What the build of the desk puts in its place.
await vi.hoisted(async () => {
  const [{ readMemories }, { testedProject: root }] = await Promise.all([
    import('../locale-tools/locale-files.ts'),
    import('../test/tested-project.ts'),
  ]);
  // Of other texts it knows nothing yet.
  const titles = Object.entries(readMemories(root)).map(([language, { claims }]) => {
    return [language, { claims: { 'hero.title': claims?.['hero.title'] ?? '' } }];
  });
  const settings = { VITE_SITE_URL: 'https://advisory.example', VITE_FORM_ENDPOINT: 'https://forms.example' };
  vi.stubGlobal('builtWith', {
    memories: Object.fromEntries(titles),
    standing: { settings, claims: [], mayHaveChanged: [], sheet: '' },
  });
});

// The dialog stands in a page.
vi.mock(import('./dialog.ts'), async (original) => ({ ...(await original()), askAbout: vi.fn<typeof askAbout>() }));

/** The office's facts, and words of some files. */
const files = new Map(
  [
    ...Object.keys(schemasNow()).map((name) => factFile(name as FactName)),
    ...['about', 'claims', 'life', 'prices', 'testimonials'].flatMap((name) =>
      languageCodes.map((language) => `locales/${language}/${name}.json`),
    ),
  ].map((path) => [path, readFileSync(join(testedProject, path), 'utf8')]),
);

beforeEach(() => {
  savedFiles.clear();
  for (const [path, text] of files) isSaved(path, text);
});

type Change = readonly [language: string, place: string, value: unknown];

/** An entry as somebody opened it, with these places of its files changed. */
function typed(entry: string, ...changes: readonly Change[]): Entry {
  const [collection = '', name] = entry.split('/');
  const isWords = collection === 'words';
  const pathOf = (language: string) => (isWords ? `locales/${language}/${name}.json` : `src/office/${name}.json`);
  const dataIn = (language: string) => {
    const own = changes.filter(([changed]) => changed === language);
    const opened = fromFile((files.get(pathOf(language)) ?? '').trim());
    return { data: own.reduce((data, [, place, value]) => changedAt(data, place, value), opened) };
  };
  return {
    path: pathOf('en'),
    collection,
    ...dataIn('en'),
    ...(isWords && { i18n: { gu: dataIn('gu'), hi: dataIn('hi') } }),
  };
}

const told = (entry: Entry) =>
  beforeSaving(entry).then(
    () => 'saved',
    ({ message, cause }: Error) => `${message}: ${(cause as Error).message}`,
  );

const title = 'hero.title';
const secondFaulty = [{}, { photograph: 'a.heic' }];

test.each<[string, string, Change, RegExp]>([
  [
    'a number without its country',
    'office/contact',
    ['en', 'whatsapp', '૯૮૨૫૦૧૨૩૪૫'],
    /WhatsApp: .*\+91 98.*વોટ્સએપ: .*व्हाट्सऐप: /s,
  ],
  ['the second entry of a list', 'office/people', ['en', 'people', secondFaulty], /People of the office › 2 › Photo/],
  ['a placeholder new to the file', 'words/claims', ['en', title, 'Come {{fone}}'], /“{{fone}}” stood in no text/],
  ['one of what is not there', 'words/claims', ['en', title, 'From {{prices.health.sum}}'], /“health.sum” of “Prices”/],
  ['a month by its number', 'words/prices', ['en', 'health.checked', '11-2026'], /“11-2026”.*મહિનો આમ: 2026-11/s],
])('%s is refused in three languages, with its place', async (_, entry, change, reason) => {
  const said = await told(typed(entry, change));
  expect(said).toMatch(/^saving_failed: Not saved.*સેવ થયું નથી.*सेव नहीं हुआ/s);
  expect(said).toMatch(reason);
});

test('what was wrong before holds nothing up, wherever in its list it stands now', async () => {
  const faulty = (...people: object[]) => `${JSON.stringify({ people })}\n`;
  const [old, worse] = [{ photograph: 'a.heic' }, { photograph: 'A B.jpg' }];
  isSaved('src/office/people.json', faulty(old));
  const entry = { path: 'src/office/people.json', collection: 'office', data: fromFile(faulty(old).trim()) };
  const said = await told({ ...entry, data: { ...entry.data, people: [worse, old] } });
  expect(said).toContain('A B.jpg');
  expect(said).not.toContain('a.heic');
});

/** The files of an entry, by language, as it is saved. */
async function saved(entry: Entry) {
  const kept = await beforeSaving(entry);
  return filesOf({ ...entry, ...kept } as Entry).map(({ typed: text }): Group => JSON.parse(text));
}

test('what is typed is laid over what others have saved since, in each language over its own', async () => {
  const [mine, theirs] = ['क्लेम में साथ रहते हैं', 'ક્લેમમાં સાથે રહીએ છીએ'];
  const path = 'locales/gu/claims.json';
  isSaved(path, JSON.stringify(changedAt(JSON.parse(files.get(path) ?? ''), title, theirs)));
  const [, gu, hi] = await saved(typed('words/claims', ['hi', title, mine]));
  expect([gu, hi]).toMatchObject([{ hero: { title: theirs } }, { hero: { title: mine } }]);
});

const asking = vi.mocked(askAbout);

test.each<[string, string, Change, string[]]>([
  ['a revised translation', 'save', ['gu', title, 'ક્લેમમાં સાથે રહીએ છીએ'], ['gu']],
  ['one that is said to fit', 'fit', ['en', title, 'We stay with your claim'], ['gu', 'hi']],
  ['none of the others', 'save', ['en', title, 'We stay with your claim'], []],
])('%s is noted with the fingerprint that the memory makes', async (_, answer, change, noted) => {
  asking.mockImplementation(async (heading) => (heading === 'desk-changed' ? answer : ''));
  const texts = await saved(typed('words/claims', change));
  const titles = texts.map((text) => textsByKey(text as LocaleGroup).get(title) ?? '');
  const rows = titles.map((translation) => `${title} ${madeFrom(titles[0] ?? '', translation)}`);
  expect(texts.map(({ madeFrom: notes }) => notes)).toEqual(
    languageCodes.map((code, position) => (noted.includes(code) ? [rows[position]] : undefined)),
  );
});

test('a holiday far ahead is asked about before it is saved, and once', async () => {
  const { holidays } = JSON.parse(files.get('src/office/hours.json') ?? '');
  const far = { first: '2072-01-14', last: '2072-01-14', name: { gu: 'ઉત્તરાયણ' } };
  const entry = typed('office/hours', ['en', 'holidays', [...(holidays ?? []), far]]);
  asking.mockClear();
  await saved(entry);
  const warned = asking.mock.calls.flatMap(([heading, remarks]) => (heading === 'desk-warned' ? remarks : []));
  expect(warned.map(({ gu }) => gu)).toEqual([expect.stringContaining('2072-01-14')]);
});

test.each([undefined, 2999.4])('of a price that is %s nothing else is said', async (amount) => {
  const changes = languageCodes.map((code) => [code, 'life.amount', amount] as const);
  const [, said = ''] = (await told(typed('words/prices', ...changes))).split('પહેલાં આટલું સુધારો:');
  const [gujarati = ''] = said.split('पहले');
  expect(gujarati.match(/^• .*$/gm)).toEqual([
    expect.stringMatching(amount ? /ભાવ › જીવન વીમો.*“2999.4” બરાબર નથી/ : /ભાવ › જીવન વીમો: ખાલી છે: /),
  ]);
});

const phrases = 'મંજૂરી|સહાય|૨૦૨૭|पेड़|मंजूरी|मंज़ूरी|Call us|“| 25 |।|{{prices.life.amount, rupees}}|{{fone}}|<b>|\u00A0';
const texts = ['claims', 'life', 'testimonials'].flatMap((name) =>
  languageCodes.flatMap((language) =>
    [...textsByKey(JSON.parse(files.get(`locales/${language}/${name}.json`) ?? ''))].map(
      ([key, text]) => [`words/${name}`, language, key, text] as const,
    ),
  ),
);
const months = ['2026-10', '2026-13', '2099-10', ''].map((value) => ['words/prices', 'life.checked', value] as const);
const phones = ['', '+91 98250 12345', '09825012345'].map((value) => ['office/contact', 'phone', value] as const);

test('whatever the form lets through, the check takes', async () => {
  const root = temporaryFolder();
  const outcomes = new Set<boolean>();
  const save = async (entry: Entry) => {
    const kept = await beforeSaving(entry).catch(({ message }: Error) => void expect(message).toBe('saving_failed'));
    outcomes.add(Boolean(kept));
    const written = kept ? filesOf({ ...entry, ...kept } as Entry) : [];
    for (const [path, text] of [...savedFiles, ...written.map(({ place, typed: text }) => [place, text] as const)]) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    expect(findingsIn(readLocales(root)).filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(() => readOffice(root)).not.toThrow();
  };
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...texts),
      fc.constantFrom(...phrases.split('|')),
      fc.constantFrom(...months, ...phones),
      async ([entry, language, key, text], added, [form, place, value]) => {
        await save(typed(entry, [language, key, text + added]));
        await save(typed(form, ...languageCodes.map((code) => [code, place, value] as const)));
      },
    ),
    { numRuns: isThorough ? 100 : 6 },
  );
  expect(outcomes.size).toBe(2);
});
