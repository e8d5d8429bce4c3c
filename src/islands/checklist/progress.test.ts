import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ChecklistDocument } from './documents.ts';
import { boxesOf } from '../../test/boxes-of.ts';
import { progressOf } from './progress.ts';

const single = (id: string): ChecklistDocument => ({ id, name: id, english: undefined, note: '', askFirst: false, anyOf: [] });
const group = (id: string, options: string[]): ChecklistDocument => ({ ...single(id), anyOf: options.map((option) => single(`${id}.${option}`)) });

const key = fc.string({ minLength: 1, maxLength: 4, unit: fc.constantFrom(...'abcdef') });
const groupArbitrary = fc.tuple(key, fc.uniqueArray(key, { minLength: 1, maxLength: 4 })).map(([id, options]) => group(id, options));
const documentArbitrary = fc.oneof(key.map(single), groupArbitrary);
const listArbitrary = fc.uniqueArray(documentArbitrary, { maxLength: 8, selector: ({ id }) => id });
/** A list and some of its boxes ticked, and perhaps boxes of other lists. */
const tickedArbitrary = listArbitrary.chain((documents) =>
  fc.record({
    documents: fc.constant(documents),
    ticks: fc.tuple(fc.subarray(boxesOf(documents)), fc.array(key.map((other) => `other.${other}`))).map((parts) => new Set(parts.flat())),
  }),
);

describe('progressOf', () => {
  test('puts every document of a list on one side, in its order', () => {
    fc.assert(
      fc.property(tickedArbitrary, ({ documents, ticks }) => {
        const { ready, missing } = progressOf(documents, ticks);
        expect(documents.filter((document) => ready.includes(document))).toEqual(ready);
        expect(documents.filter((document) => missing.includes(document))).toEqual(missing);
        expect(ready.length + missing.length).toBe(documents.length);
      }),
    );
  });

  test('counts a group as ready exactly when at least one of its boxes is ticked', () => {
    fc.assert(
      fc.property(tickedArbitrary, ({ documents, ticks }) => {
        for (const document of documents) {
          expect(progressOf(documents, ticks).ready.includes(document)).toBe(boxesOf([document]).some((box) => ticks.has(box)));
        }
      }),
    );
  });

  test('never takes a document back when one more box is ticked', () => {
    fc.assert(
      fc.property(tickedArbitrary, key, ({ documents, ticks }, more) => {
        const before = progressOf(documents, ticks).ready;
        for (const box of [...boxesOf(documents), more]) expect(progressOf(documents, new Set([...ticks, box])).ready).toEqual(expect.arrayContaining(before));
      }),
    );
  });

  test('does not count a group as ready by what is to be asked about first', () => {
    const birth = group('birth', ['pan']);
    const documents = [{ ...birth, anyOf: [...birth.anyOf, { ...single('birth.aadhaar'), askFirst: true }] }];
    expect(progressOf(documents, new Set(['birth.aadhaar'])).missing).toEqual(documents);
    expect(progressOf(documents, new Set(['birth.aadhaar', 'birth.pan'])).ready).toEqual(documents);
  });

  test('counts several ticks in one group as one document', () => {
    const documents = [group('address', ['aadhaar', 'voter-id']), single('photo')];
    expect(progressOf(documents, new Set(['address.aadhaar', 'address.voter-id'])).ready).toHaveLength(1);
  });
});
