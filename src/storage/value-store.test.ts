// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { millisecondsOfDay } from '../values/india-clock.ts';
import { store } from './value-store.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  store.read();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('where the phone alone keeps nothing, what the tab keeps is not lost', () => {
  vi.stubGlobal('localStorage', undefined);
  store.note('typed', 'text');
  expect(store.isLosing()).toBe(false);
});

test('a tab that was not used for a day begins anew, the phone does not', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  store.note('typed', 'text');
  store.note('ticked', 'on', 'phone');
  vi.setSystemTime(Date.now() + millisecondsOfDay);
  store.open();
  expect([...store.read().keys()]).toEqual(['ticked']);
});
