// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { createValueStore } from './value-store.ts';

test('where the phone alone keeps nothing, what the tab keeps is not lost', () => {
  const denied = Object.assign(Object.create(sessionStorage), { getItem: undefined, removeItem: undefined });
  const store = createValueStore((place) => (place === 'tab' ? sessionStorage : denied), 'kept');
  store.note('typed', 'text');
  expect(store.isLosing()).toBe(false);
});
