import { expect, test } from 'vitest';
import { createDraft } from './draft.ts';
import { memoryStorage } from '../test/memory-storage.ts';

const hour = 60 * 60 * 1000;
const typed = { name: 'Asha', message: 'નમસ્તે \ud800' };

function deniedStorage(): Storage {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

test('what was typed is there on the next page of the tab', () => {
  const storage = memoryStorage();
  createDraft(() => storage, Date.now).keep(typed);
  expect(createDraft(() => storage, Date.now).read()).toEqual(typed);
});

test('where storage is denied it lives as long as the page', () => {
  const page = createDraft(deniedStorage, Date.now);
  page.keep(typed);
  expect(page.read()).toEqual(typed);
  expect(createDraft(deniedStorage, Date.now).read()).toEqual({});
});

test('what another page of the tab has kept since is newer', () => {
  const storage = memoryStorage();
  const [page, other] = [createDraft(() => storage, Date.now), createDraft(() => storage, Date.now)];
  page.keep({ name: 'As' });
  other.keep(typed);
  expect(page.read()).toEqual(typed);
});

test('what another page of the tab has forgotten since is gone', () => {
  const storage = memoryStorage();
  const [page, other] = [createDraft(() => storage, Date.now), createDraft(() => storage, Date.now)];
  page.keep(typed);
  other.forget();
  expect(page.read()).toEqual({});
});

test('where storage is full the latest is kept in memory', () => {
  const storage = memoryStorage();
  const full = { ...storage, getItem: storage.getItem, removeItem: storage.removeItem, setItem: deniedStorage } as unknown as Storage;
  const page = createDraft(() => full, Date.now);
  page.keep(typed);
  expect(page.read()).toEqual(typed);
});

test.each([
  ['just under 24 hours it is there', 24 * hour - 1, typed],
  ['after 24 hours it is gone', 24 * hour, {}],
])('%s', (_, age, expected) => {
  const storage = memoryStorage();
  createDraft(() => storage, () => 0).keep(typed);
  expect(createDraft(() => storage, () => age).read()).toEqual(expected);
});

test('an old draft leaves nothing in the storage', () => {
  const storage = memoryStorage();
  createDraft(() => storage, () => 0).keep(typed);
  createDraft(() => storage, () => 25 * hour).read();
  expect(storage.length).toBe(0);
});

test('a forgotten draft leaves nothing', () => {
  const storage = memoryStorage();
  const draft = createDraft(() => storage, Date.now);
  draft.keep(typed);
  draft.forget();
  expect([draft.read(), storage.length]).toEqual([{}, 0]);
});

test.each(['', '{', 'null', '7', '{"at":"now"}', '{"at":1}', '{"at":1,"typed":null}'])('what is no draft (%s) is read as none', (content) => {
  const storage = memoryStorage();
  storage.setItem('message-draft', content);
  expect(createDraft(() => storage, () => 1).read()).toEqual({});
});

test('the thank-you page forgets only what the browser itself has sent', () => {
  const storage = memoryStorage();
  const form = createDraft(() => storage, Date.now);
  form.keep(typed);
  createDraft(() => storage, Date.now).forgetPosted();
  expect(createDraft(() => storage, Date.now).read()).toEqual(typed);
  form.markPosted();
  createDraft(() => storage, Date.now).forgetPosted();
  expect(createDraft(() => storage, Date.now).read()).toEqual({});
});

test('typing on after the browser has sent the form makes a new draft', () => {
  const storage = memoryStorage();
  const form = createDraft(() => storage, Date.now);
  form.keep(typed);
  form.markPosted();
  form.keep({ name: 'Asha', message: 'One thing more' });
  form.forgetPosted();
  expect(form.read()).toEqual({ name: 'Asha', message: 'One thing more' });
});
