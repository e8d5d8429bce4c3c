import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isFields, merged, type Group } from './merged.ts';

/** What one gets by choosing every time what is theirs, and where that was. */
function chosen(former: unknown, mine: unknown, theirs: unknown) {
  const at: string[] = [];
  const value = merged(former, mine, theirs, (clash) => {
    at.push(clash.path.map((key) => key.trim()).join('.'));
    return clash.theirs;
  });
  return { value, at };
}

const person = (name: string, phone = '1') => ({ name: { en: name }, phone });
const [asha, ravi, kiran] = [person('Asha'), person('Ravi'), person('Kiran')];
const [ashaCalled, raviCalled] = [person('Asha', '9'), person('Ravi', '8')];

test.each([
  [
    'what is empty in one and missing in the other',
    { a: '1', c: [], d: { en: '' } },
    { a: '1' },
    { a: '2', c: [] },
    { a: '2', c: [] },
  ],
  ['each adds one', [asha], [asha, ravi], [asha, kiran], [asha, kiran, ravi]],
  ['I move, they change', [asha, ravi], [ravi, asha], [asha, raviCalled], [raviCalled, asha]],
  ['they move, I change', [asha, ravi], [ashaCalled, ravi], [ravi, asha], [ravi, ashaCalled]],
  [
    'I empty a list, they change a field',
    { a: ['1'], b: '1' },
    { a: [], b: '1' },
    { a: ['1'], b: '2' },
    { a: [], b: '2' },
  ],
])('%s: both stand', (_, former, mine, theirs, both) => {
  expect(chosen(former, mine, theirs)).toEqual({ value: both, at: [] });
});

test.each([
  [
    'the same field of the same person',
    { people: [asha, ravi] },
    { people: [ashaCalled, ravi] },
    { people: [person('Asha', '7'), ravi] },
    'people.Asha.phone',
  ],
  ['one takes away what the other changes', [asha, ravi], [ravi], [ashaCalled, ravi], 'Asha'],
  ['hours of one day', { hours: ['a', 'b'] }, { hours: ['a'] }, { hours: ['a', 'c'] }, 'hours'],
  ['steps without names', ['a', 'b', 'c'], ['A', 'b', 'c'], ['a', 'b', 'C'], ''],
  ['languages that change places', ['gu', 'hi'], ['en', 'hi'], ['hi', 'gu'], ''],
  ['two of one name', [asha, asha], [asha, ashaCalled], [person('Asha', '7'), asha], ''],
])('%s: one is chosen', (_, former, mine, theirs, at) => {
  expect(chosen(former, mine, theirs).at).toEqual([at]);
});

const ids = ['1', '2', '3', '4', '5'];
const said = fc.constantFrom('', 'a', 'b');
/** Items of a list, each of whose fields says whose it is. */
const items = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...ids), said, said), { selector: ([id]) => id })
  .map((all) => all.map(([id, one, two]): Group => ({ id, one: id + one, two: id + two })));

test('whoever saves first, no item gets what belongs to another, and nothing is lost unasked', () => {
  fc.assert(
    fc.property(items, items, items, (former, mine, theirs) => {
      const { value, at } = chosen(former, mine, theirs);
      const all = Array.isArray(value) ? value.filter(isFields) : [];
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
      for (const [id, field] of ids.flatMap((id) => ['one', 'two'].map((field) => [id, field] as const))) {
        const [was, own, other, kept] = [former, mine, theirs, all].map(
          (list) => list.find((each) => each.id === id)?.[field],
        );
        const isAsked = at.includes(id) || at.includes(`${id}.${field}`);
        expect(kept).toBe(isAsked || own === was ? other : own);
        expect(isAsked || [was, own].includes(other) || own === was).toBe(true);
      }
    }),
  );
});

test('what one alone has changed stands as it was changed', () => {
  fc.assert(
    fc.property(items, items, (former, changed) => {
      expect([chosen(former, changed, former), chosen(former, former, changed)]).toEqual(
        Array(2).fill({ value: changed, at: [] }),
      );
    }),
  );
});
