import { expect, test } from 'vitest';
import { madeFrom } from '../locale-tools/translation-memory.ts';
import { fromFile, type Group } from './as-written.ts';
import { beforeSaving } from './before-saving.ts';
import { partedByAge, remarksOn } from './remarks.ts';
import { changesBetween, noted } from './translations.ts';

/** What the CMS hands over of a file that was read, with something changed. */
const opened = (text: object, change: object = {}) => ({ data: { ...fromFile(JSON.stringify(text)), ...change } });

/** What is told of an office's file or of words, and a heading in Gujarati. */
const told = async (name: string, change: object, gujarati = 'ઘરે આવો') => {
  const file =
    name === 'home'
      ? { path: 'locales/en/home.json', collection: 'words', ...opened({ title: 'Come home' }, change) }
      : { path: `src/office/${name}.json`, collection: 'office', ...opened({}, change) };
  const gu = opened({ title: 'ઘરે આવો' }, { title: gujarati });
  return beforeSaving({ ...file, ...(name === 'home' && { i18n: { gu } }) }).then(
    () => 'saved',
    ({ message, cause }: Error) => `${message}: ${(cause as Error).message}`,
  );
};

test.each([
  [
    'a number of WhatsApp without its country',
    () => told('contact', { whatsapp: '૯૮૨૫૦૧૨૩૪૫' }),
    /WhatsApp: .*\+91 98.*વોટ્સએપ: .*व्हाट्सऐप: /s,
  ],
  [
    'a fault in the second entry of a list',
    () => told('people', { people: [{}, { photograph: 'a.heic' }] }),
    /People of the office › 2\. › Photo/,
  ],
  ['a translation left in English', () => told('home', {}, 'Write to us'), /“Write to us”.*ગુજરાતી/s],
  [
    'a placeholder that stood in no text, though a translation has it too',
    () => told('home', { title: 'Come home {{fone}}' }, 'ઘરે આવો {{fone}}'),
    /“{{fone}}” stood in no text/,
  ],
])('%s is refused in three languages, with its place', async (_, save, reason) => {
  const said = await save();
  expect(said).toMatch(/^saving_failed: Not saved.*સેવ થયું નથી.*सेव नहीं हुआ/s);
  expect(said).toMatch(reason);
});

test('what was wrong before holds nothing up, wherever in its list it stands now', () => {
  const faulty = (...people: object[]) => remarksOn('office', 'people', { en: JSON.stringify({ people }) });
  const [old, worse] = [{ photograph: 'a.heic' }, { photograph: 'A B.jpg' }];
  const { older, refused } = partedByAge(faulty(old), faulty(worse, old));
  const names = ({ en }: { en: string }) => /heic|A B/i.exec(en)?.[0] ?? [];
  expect([older.flatMap(names), refused.flatMap(names)]).toEqual([['heic'], ['A B']]);
});

test('a translation that is revised, or said to fit, is noted with the fingerprints that the memory makes', async () => {
  const texts = (en: string, gu: string) => ({
    en: JSON.stringify({ a: { b: en } }),
    gu: JSON.stringify({ a: { b: gu } }),
  });
  const before = texts('Call us', 'ફોન કરો');
  const of = (en: string, gu: string) => changesBetween(before, texts(en, gu)).map(({ isRevised }) => isRevised);
  expect([of('Call us', 'ફોન કરો'), of('Call', 'ફોન કરો'), of('Call us', 'અમને ફોન કરો')]).toEqual([
    [],
    [false],
    [true],
  ]);
  const values: Group = { madeFrom: ['a.b 1 2', 'a.c 3 4'] };
  expect(await noted(values, changesBetween(before, texts('Call', 'ફોન કરો')))).toEqual({
    madeFrom: ['a.c 3 4', `a.b ${madeFrom('Call', 'ફોન કરો')}`],
  });
});
