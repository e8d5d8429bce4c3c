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

test.each(folders)('every file of %s is written as it was read', (folder) => {
  const files = globSync(join(folder, '*.json'));
  expect(files.length).toBeGreaterThan(5);
  const changed = files.filter((file) => {
    const text = readFileSync(file, 'utf8');
    return saved(text, () => ({})) !== text;
  });
  expect(changed).toEqual([]);
});

test('an empty field is written only where one stood', () => {
  const people = { people: [{ name: 'Asha', phone: '' }, { name: 'Ravi' }] };
  const form = {
    people: [
      { name: 'Asha', phone: '', photograph: '' },
      { name: 'Ravi', phone: '', photograph: '' },
    ],
  };
  expect(saved(textOf(people), () => form)).toBe(textOf(people));
});

test('an entry that is added has nothing empty, though the one before it has', () => {
  const [first, second] = [{ name: 'Asha', days: ['monday'] }, { name: 'Ravi' }];
  expect(saved(textOf({ people: [first] }), () => ({ people: [first, { ...second, days: [] }] }))).toBe(
    textOf({ people: [first, second] }),
  );
});

test('an entry that was added and left empty is there to be judged', () => {
  expect(saved(textOf({ days: [] }), () => ({ days: [{ name: '' }] }))).toBe(textOf({ days: [{}] }));
});

test('keys keep the order of the file, not of the form', () => {
  expect(saved(textOf({ first: 1, last: 2, more: [] }), () => ({ last: 3, first: 1 }))).toBe(
    textOf({ first: 1, last: 3, more: [] }),
  );
});

test('a letter that some keyboards store otherwise is stored as the check wants it', () => {
  expect(saved(textOf({ title: 'फॉर्म' }), () => ({ title: 'करो\u095C' }))).toBe(textOf({ title: 'करो\u0921\u093C' }));
});
