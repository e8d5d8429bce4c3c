// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { createValueStore } from './value-store.ts';

test('where the phone alone keeps nothing, what the tab keeps is not lost', () => {
  const store = createValueStore((place) => {
    if (place === 'tab') return sessionStorage;
    throw new DOMException('denied', 'SecurityError');
  }, 'kept');
  store.note('typed', 'text');
  expect([store.read().get('typed')?.value, store.isLosing()]).toEqual(['text', false]);
  store.note('ticked', 'on', 'phone');
  expect(store.isLosing()).toBe(true);
});
