import { expect, test } from 'vitest';
import { memoryStorage } from '../test/memory-storage.ts';
import { asList, createValueStore, forOneDay } from './value-store.ts';

const hour = 60 * 60 * 1000;
const typed = { 'contact/name': 'Asha', 'contact/text': 'નમસ્તે \ud800' };
const always = forOneDay(() => 0);

function deniedStorage(): Storage {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

const fullStorage = (): Storage => ({ ...memoryStorage(), setItem: deniedStorage });

test('what one page writes the next one reads', () => {
  const storage = memoryStorage();
  createValueStore(() => storage, 'values', always).write(typed);
  expect(createValueStore(() => storage, 'values', always).read()).toEqual(typed);
});

test('what another page has written since is newer', () => {
  const storage = memoryStorage();
  const [page, other] = [createValueStore(() => storage, 'values', always), createValueStore(() => storage, 'values', always)];
  page.write({ a: '1' });
  other.write(typed);
  expect(page.read()).toEqual(typed);
});

test.each([
  ['denied', deniedStorage],
  ['full', fullStorage],
])('where storage is %s, values live as long as the page, which knows it', (_, storage) => {
  const page = createValueStore(storage, 'values', always);
  page.write(typed);
  expect([page.read(), page.isLosing()]).toEqual([typed, true]);
  expect(createValueStore(storage, 'values', always).read()).toEqual({});
});

test('once storage takes values again, nothing is lost any more', () => {
  let storage = fullStorage();
  const page = createValueStore(() => storage, 'values', always);
  page.write({ a: '1' });
  storage = memoryStorage();
  page.write({ ...page.read(), b: '2' });
  expect([page.isLosing(), createValueStore(() => storage, 'values', always).read()]).toEqual([false, { a: '1', b: '2' }]);
});

test('no values leave nothing in the storage', () => {
  const storage = memoryStorage();
  const page = createValueStore(() => storage, 'values', always);
  page.write(typed);
  page.write({});
  expect(storage.length).toBe(0);
});

test.each([
  ['just under 24 hours they are there', 24 * hour - 1, typed],
  ['after 24 hours they are gone', 24 * hour, {}],
])('values of a day: %s', (_, age, expected) => {
  const storage = memoryStorage();
  createValueStore(() => storage, 'values', forOneDay(() => 0)).write(typed);
  expect(createValueStore(() => storage, 'values', forOneDay(() => age)).read()).toEqual(expected);
});

test('ticks stand in the storage as a list of what is ticked', () => {
  const storage = memoryStorage();
  createValueStore(() => storage, 'ticks', asList).write({ 'claims.health.id': 'on' });
  expect(storage.getItem('ticks')).toBe('["claims.health.id"]');
});

const foreignValues = ['null', '[1]', '{"a":1}'].map((values) => `{"at":0,"values":${values}}`);
const foreign = ['', '{', 'null', '7', '"a"', '[]', '[1]', '{"at":"now"}', '{"at":1}', ...foreignValues];

test.each(foreign)('what this site has not stored (%s) is no value of a day', (content) => {
  const storage = memoryStorage();
  storage.setItem('values', content);
  expect(createValueStore(() => storage, 'values', always).read()).toEqual({});
});

test.each(foreign.filter((content) => !content.startsWith('[1')))('what this site has not stored (%s) is no tick', (content) => {
  const storage = memoryStorage();
  storage.setItem('ticks', content);
  expect(createValueStore(() => storage, 'ticks', asList).read()).toEqual({});
});
