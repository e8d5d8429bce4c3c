import { readFileSync } from 'node:fs';
import type { Field } from '@sveltia/cms';
import { expect, test } from 'vitest';
import { languageCodes } from '../i18n/languages.ts';
import { testedProject } from '../test/tested-project.ts';
import { deskConfig } from './desk-config.ts';
import { hintAt, readSaid } from './read-labels.ts';

const { collections = [] } = deskConfig(testedProject, 'office/site', 'https://advisory.example');

function fieldsOf(field: Field, path: string): [string, Field][] {
  const inside = [
    ...('fields' in field ? (field.fields ?? []) : []),
    ...('field' in field && field.field ? [field.field] : []),
  ];
  return [[path, field], ...inside.flatMap((each) => fieldsOf(each, `${path}.${each.name}`))];
}
const all = collections.flatMap((collection) =>
  'files' in collection
    ? collection.files.flatMap((file) =>
        'fields' in file ? file.fields.flatMap((field) => fieldsOf(field, `${file.name}:${field.name}`)) : [],
      )
    : [],
);
const fields = new Map(all);

test('every field is labelled, and every hint said in every language', () => {
  const said = all.flatMap(([, field]) => (field.widget === 'hidden' ? [] : field));
  expect(said.length).toBeGreaterThan(1000);
  const hints = said.flatMap((field) => ('hint' in field && field.hint) || []);
  expect(hints.length).toBeGreaterThan(200);
  const unsaid = [
    ...said.flatMap(({ name, label }) => (label === name ? name : [])),
    ...hints.filter((hint) => !/[\u0a80-\u0aff].*[\u0900-\u097f]/.test(hint)),
  ];
  expect(unsaid, 'Give each a row in src/desk/labels.tsv.').toEqual([]);
  const table = readFileSync(new URL('labels.tsv', import.meta.url), 'utf8');
  const places = [...readSaid(table).keys()].flatMap((keys) => keys.split(' ')).filter((key) => key.includes('.'));
  expect(places.filter((place) => !hints.includes(hintAt(place) ?? ''))).toEqual([]);
});

test.each([
  ['prices:health.amount', { widget: 'number', i18n: 'duplicate' }],
  ['testimonials:items.stars', { widget: 'select' }],
  ['premises:door', { widget: 'image', public_folder: '' }],
  ['notices:notices.first', { widget: 'datetime' }],
  ['home:selector.items.vehicle.price', { hint: expect.stringContaining('{{prices.vehicle.amount, rupees}}') }],
  ['home:questions.items', { allow_add: false, allow_remove: false, allow_reorder: false }],
])('%s is a field of its kind', (path, wanted) => {
  expect(fields.get(path)).toMatchObject(wanted);
});

test('every file of words has its sentence, with links to its page', () => {
  const comments = [...fields.values()].flatMap((field) => ('comment' in field && field.comment) || []);
  expect(comments.length).toBeGreaterThan(30);
  for (const comment of comments)
    expect(
      comment.match(/\(https:\/\/advisory\.example\/[^)]*\)/g),
      `Give the words of which it says “${comment}” their page in src/desk/pages-of-words.json.`,
    ).toHaveLength(languageCodes.length);
});
