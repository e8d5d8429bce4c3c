import { expect, test } from 'vitest';
import type { ChecklistDocument } from './documents.ts';
import { progressOf } from './progress.ts';

const single = (id: string, askFirst = false): ChecklistDocument => ({
  id,
  name: id,
  english: undefined,
  note: '',
  askFirst,
  anyOf: [],
});

/** A thing, a group of which what is to be asked about first does not count, and another thing. */
const documents = [
  single('form'),
  { ...single('birth'), anyOf: [single('birth.pan'), single('birth.licence'), single('birth.aadhaar', true)] },
  single('photo'),
];

test.each([
  ['', '', 'form birth photo'],
  ['photo', 'photo', 'form birth'],
  ['birth.pan', 'birth', 'form photo'],
  ['birth.licence birth.pan', 'birth', 'form photo'],
  ['birth.aadhaar', '', 'form birth photo'],
  ['birth.aadhaar birth.pan form', 'form birth', 'photo'],
  ['birth other.form', '', 'form birth photo'],
])('with “%s” ticked “%s” are ready and “%s” missing', (ticked, ready, missing) => {
  const progress = progressOf(documents, new Set(ticked.split(' ')));
  expect(progress.ready.map(({ id }) => id).join(' ')).toBe(ready);
  expect(progress.missing.map(({ id }) => id).join(' ')).toBe(missing);
});
