// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { pageLoaded } from '../test/page-loaded.ts';
import { currentTicks, keepValues, restoreValues, subscribeToTicks } from './page-values.ts';

await pageLoaded;
document.documentElement.dataset.page = 'claims';
document.body.innerHTML = `
  <input type="checkbox" data-tick id="list-a" name="a">
  <form><input type="radio" id="who-adult" name="who" value="adult"><input type="radio" id="who-minor" name="who" value="minor"></form>
  <div data-hydrated><input id="sum"></div>`;
history.replaceState(null, '', '?who=minor');
keepValues(true);

const box = () => document.querySelector<HTMLInputElement>('#list-a');
const sum = () => document.querySelector<HTMLInputElement>('#sum');
const leaving = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));

beforeEach(() => {
  vi.restoreAllMocks();
  if (box()?.checked) box()?.click();
});

test('answers that a link brings along are chosen', () => {
  expect(document.querySelector<HTMLInputElement>('#who-minor')?.checked).toBe(true);
});

test('every listener hears of a tick, until it is taken off', () => {
  const listener = vi.fn<() => void>();
  const takeOff = subscribeToTicks(listener);
  box()?.click();
  const heard = listener.mock.calls.length;
  takeOff();
  box()?.click();
  expect([heard > 0, listener.mock.calls.length]).toEqual([true, heard]);
});

test('the set of ticks is the same until one changes', () => {
  box()?.click();
  expect([...currentTicks()]).toEqual(['a']);
  expect(currentTicks()).toBe(currentTicks());
});

test('a tick of another tab is shown', () => {
  localStorage.setItem('ticks', '["a"]');
  dispatchEvent(new StorageEvent('storage', { key: 'ticks' }));
  expect(box()?.checked).toBe(true);
});

test('what is hydrated hears of a value that is put back', () => {
  const field = sum();
  if (!field) throw new Error('The page of this test has no field "sum".');
  field.value = '5';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  const heard = vi.fn<() => void>();
  field.addEventListener('input', heard);
  field.value = '';
  restoreValues(document);
  expect([field.value, heard.mock.calls.length]).toEqual(['5', 1]);
});

test('a page is left without a question while all of it is stored', () => {
  box()?.click();
  expect(leaving()).toBe(true);
});

test('a page is not left without a question while something of it cannot be stored', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  box()?.click();
  expect(leaving()).toBe(false);
});
