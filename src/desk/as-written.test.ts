import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languageCodes } from '../i18n/languages.ts';
import { testedProject } from '../test/tested-project.ts';
import { fromFile, toFile } from './as-written.ts';

const folders = [
  join(import.meta.dirname, '../test/offices/sampled/src/office'),
  ...languageCodes.map((code) => join(testedProject, 'locales', code)),
];

/** A text as the CMS reads it, changed, and written again. */
const saved = (text: string, change: (values: Record<string, unknown>) => object) => {
  const read = fromFile(text.trim());
  return toFile({ ...read, ...change(read) });
};
const textOf = (values: object) => `${JSON.stringify(values, null, 2)}\n`;

test.each(folders)('every file of %s says in its own order what it said when it was read', (folder) => {
  const files = globSync(join(folder, '*.json')).map((file) => readFileSync(file, 'utf8'));
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((text) => saved(text, () => ({})) !== textOf(JSON.parse(text)))).toEqual([]);
});

const [asha, ravi] = [
  { name: 'Asha', phone: '', days: ['monday'] },
  { name: 'Ravi', rank: 0 },
];
/** The same as the CMS has them: every field of the form in its order, and marks. */
const form = [
  { rank: null, days: ['monday'], name: 'Asha', phone: '', photograph: '', __sc_item_id: 1 },
  { rank: 0, days: [], name: 'Ravi', phone: '', photograph: '', __sc_item_id: 2 },
];

test.each([
  ['nothing is changed', form, [asha, ravi]],
  ['one entry is changed', [{ ...form[0], name: 'Asha Patel' }, form[1]], [{ ...asha, name: 'Asha Patel' }, ravi]],
  ['entries change places', form.toReversed(), [ravi, asha]],
  ['an entry is added', [...form, { ...form[1], name: 'Kiran' }], [asha, ravi, { rank: 0, name: 'Kiran' }]],
  ['an entry is added and left empty', [...form, { name: '', days: [] }], [asha, ravi, { name: '', days: [] }]],
])('where %s, no other is touched, and nothing empty comes in', (_, people, written) => {
  expect(saved(textOf({ people: [asha, ravi], note: 'x' }), () => ({ note: 'x', people }))).toBe(
    textOf({ people: written, note: 'x' }),
  );
});

test.each([
  ['31-03-29', '31-03-29'],
  ['2029-03-31', ''],
])('of the day %s, which the form shows or not, an empty field leaves “%s”', (day, left) => {
  expect(saved(textOf({ last: day, note: 'x' }), () => ({ last: '', note: 'y' }))).toBe(
    textOf({ last: left, note: 'y' }),
  );
});

test('a letter that some keyboards store otherwise is stored as the check wants it', () => {
  expect(saved(textOf({ title: 'फॉर्म' }), () => ({ title: 'करो\u095C' }))).toBe(textOf({ title: 'करो\u0921\u093C' }));
});

test.each(['en', 'gu', 'hi'])('that no charge is taken may be typed in the field of %s', (language) => {
  const passportCharge = { en: '', gu: '', hi: '', [language]: 'none' };
  expect(saved(textOf({ passportCharge: '' }), () => ({ passportCharge }))).toBe(textOf({ passportCharge: 'none' }));
});
