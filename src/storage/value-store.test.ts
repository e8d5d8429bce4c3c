// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { millisecondsOfDay } from '../values/india-clock.ts';
import { createValueStore } from './value-store.ts';

test('where the phone alone keeps nothing, what the tab keeps is not lost', () => {
  const denied = Object.assign(Object.create(sessionStorage), { getItem: undefined, removeItem: undefined });
  const store = createValueStore((place) => (place === 'tab' ? sessionStorage : denied), 'kept');
  store.note('typed', 'text');
  expect(store.isLosing()).toBe(false);
});

test('a tab that was not used for a day begins anew, the phone does not', () => {
  let now = Date.UTC(2026, 10, 23);
  const storages = { tab: sessionStorage, phone: localStorage };
  const store = createValueStore(
    (place) => storages[place],
    'of a day',
    () => now,
  );
  store.note('typed', 'text');
  store.note('ticked', 'on', 'phone');
  now += millisecondsOfDay;
  store.open();
  expect([...store.read().keys()]).toEqual(['ticked']);
});
