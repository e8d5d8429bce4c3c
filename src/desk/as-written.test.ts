import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languageCodes } from '../i18n/languages.ts';
import { testedProject } from '../test/tested-project.ts';
import { fromFile, toFile } from './as-written.ts';

const filesIn = (folder: string) => globSync(join(folder, '*.json'));
const layouts = {
  facts: filesIn(join(import.meta.dirname, '../test/offices/sampled/src/office')),
  words: languageCodes.flatMap((code) => filesIn(join(testedProject, 'locales', code))),
};

/** A text as the CMS reads it, changed, and written again. */
const saved = (
  text: string,
  change: (values: Record<string, unknown>) => object,
  layout: 'facts' | 'words' = 'facts',
) => {
  const read = fromFile(text.trim());
  return toFile(layout)({ ...read, ...change(read) });
};
const textOf = (values: object) => `${JSON.stringify(values, null, 2)}\n`;

test.each(Object.entries(layouts))('every file of %s is written as it was read', (layout, files) => {
  expect(files.length).toBeGreaterThan(5);
  const changed = files.filter((file) => {
    const text = readFileSync(file, 'utf8');
    return saved(text, () => ({}), layout as 'facts') !== text;
  });
  expect(changed).toEqual([]);
});

test('an empty field of the form is not written where none stood, and stays where one stood', () => {
  const people = { people: [{ name: 'Asha', phone: '' }, { name: 'Ravi' }] };
  const form = {
    people: [
      { name: 'Asha', phone: '', photograph: '' },
      { name: 'Ravi', phone: '', photograph: '' },
    ],
  };
  expect(saved(textOf(people), () => form)).toBe(textOf(people));
});

test('keys keep the order of the file, not of the form', () => {
  expect(saved(textOf({ first: 1, last: 2, more: [] }), () => ({ last: 3, first: 1 }))).toBe(
    textOf({ first: 1, last: 3, more: [] }),
  );
});

test('entries that stay are written as they were when another is added, moved or taken away', () => {
  const [a, b, c] = [{ id: 'a', text: 'A' }, { text: 'B' }, { id: 'c', text: 'C' }];
  const text = textOf({ items: [a, b, c] });
  const form = (items: object[]) => () => ({ items: items.map((item) => ({ id: '', ...item })) });
  expect(saved(text, form([c, a, b]))).toBe(textOf({ items: [c, a, b] }));
  expect(saved(text, form([a, b]))).toBe(textOf({ items: [a, b] }));
  expect(saved(text, form([a, b, c, { id: 'd', text: 'D' }]))).toBe(
    textOf({ items: [a, b, c, { id: 'd', text: 'D' }] }),
  );
  expect(saved(text, form([]))).toBe(textOf({ items: [] }));
});

test('short lists of the office stand on one line, whatever quotes they hold', () => {
  expect(saved('{ "lines": ["a, b", "\\"c\\"", "d"] }', () => ({}))).toBe(
    '{\n  "lines": ["a, b", "\\"c\\"", "d"]\n}\n',
  );
});
