import type { Field } from '@sveltia/cms';
import { expect, test } from 'vitest';
import { languages } from '../i18n/languages.ts';
import { testedProject } from '../test/tested-project.ts';
import { deskConfig } from './desk-config.ts';

const { collections = [] } = deskConfig(testedProject, 'office/site', 'https://advisory.example');

function fieldsOf(field: Field, path: string): [string, Field][] {
  const inside = [
    ...('fields' in field ? (field.fields ?? []) : []),
    ...('field' in field && field.field ? [field.field] : []),
  ];
  return [[path, field], ...inside.flatMap((each) => fieldsOf(each, `${path}.${each.name}`))];
}
const fields = new Map(
  collections.flatMap((collection) =>
    'files' in collection
      ? collection.files.flatMap((file) =>
          'fields' in file ? file.fields.flatMap((field) => fieldsOf(field, `${file.name}:${field.name}`)) : [],
        )
      : [],
  ),
);

test('every field is labelled, and every hint said in every language', () => {
  const said = [...fields.values()].filter((field) => field.widget !== 'hidden');
  expect(said.length).toBeGreaterThan(1000);
  const hints = said.flatMap((field) => ('hint' in field && field.hint) || []);
  const choices = said.flatMap((field) => ('options' in field && field.options) || []);
  const named = choices.flatMap((choice) => (typeof choice === 'object' && choice.value ? choice : []));
  const own = new Set<string>(Object.values(languages).map(({ endonym }) => endonym));
  const labels = [...said, ...named].map(({ label = '' }) => label).filter((label) => !own.has(label));
  // A text that is a placeholder or a figure is called by it.
  const isSaid = (text: string) => /[\u0a80-\u0aff].*[\u0900-\u097f]|\{\{|^\P{L}*$/u.test(text);
  expect(
    [...labels, ...hints].filter((text) => !isSaid(text)),
    'Give each a row in src/desk/labels.tsv.',
  ).toEqual([]);
  const unexplained = said.filter((field) => field.i18n === false && !('hint' in field)).map(({ name }) => name);
  expect([...new Set(unexplained)].toSorted()).toEqual(['en', 'gu', 'hi', 'item', 'kind', 'name', 'number']);
});

test.each([
  ['prices:health.amount', { widget: 'figure', i18n: 'duplicate' }],
  ['testimonials:items.stars', { widget: 'select' }],
  ['premises:door', { widget: 'image', public_folder: '' }],
  ['notices:notices.first', { widget: 'datetime' }],
  ['home:selector.items.vehicle.price', { hint: expect.stringContaining('{{prices.vehicle.amount, rupees}}') }],
  ['home:questions.items', { allow_add: false, allow_remove: false, allow_reorder: false }],
])('%s is a field of its kind', (path, wanted) => {
  expect(fields.get(path)).toMatchObject(wanted);
});

test('every file of words has its sentence in every language', () => {
  const comments = [...fields.values()].flatMap((field) => ('comment' in field ? (field.comment ?? '') : []));
  expect(comments.length).toBeGreaterThan(30);
  for (const comment of comments) expect(comment).toMatch(/[\u0a80-\u0aff].*[\u0900-\u097f]/);
});
