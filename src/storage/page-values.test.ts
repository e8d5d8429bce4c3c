// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { pageLoaded } from '../test/page-loaded.ts';
import { partAt } from '../test/part-at.ts';
import { currentTicks, eraseValues, keepValues, restoreValues, subscribeToTicks } from './page-values.ts';

await pageLoaded;
document.documentElement.dataset.page = 'claims';
document.body.innerHTML = `
  <input type="checkbox" data-tick id="list-a" name="a"><input type="checkbox" data-tick id="other-a" name="a">
  <form><input type="radio" id="who-adult" name="who" value="adult"><input type="radio" id="who-minor" name="who" value="minor"></form>
  <div data-hydrated><input id="sum"></div>`;
history.replaceState(null, '', '?who=minor');
keepValues(true);

const box = partAt('#list-a');
const sum = partAt('#sum');

function type(text: string): void {
  sum.value = text;
  sum.dispatchEvent(new Event('input', { bubbles: true }));
}

let clock = Date.now();

/** Another tab writes on the phone; values that are erased have none. */
function writeElsewhere(key: string, value?: string): void {
  clock += 60_000;
  localStorage.setItem('kept', JSON.stringify([[key, { at: clock, value }]]));
  dispatchEvent(new StorageEvent('storage', { key: 'kept' }));
}

beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  eraseValues(() => true);
});

test('a tick stands in every list of its document, and every listener hears of it', () => {
  const listener = vi.fn<() => void>();
  const takeOff = subscribeToTicks(listener);
  box.click();
  takeOff();
  const heard = listener.mock.calls.length;
  box.click();
  box.click();
  expect([partAt('#other-a').checked, [...currentTicks()], heard > 0, listener.mock.calls.length]).toEqual([
    true,
    ['a'],
    true,
    heard,
  ]);
  expect(currentTicks()).toBe(currentTicks());
});

test('what is hydrated hears of a value that is put back', () => {
  type('5');
  const heard = vi.fn<() => void>();
  const drawnAnew = sum.cloneNode() as HTMLInputElement;
  drawnAnew.value = '';
  drawnAnew.addEventListener('input', heard);
  sum.replaceWith(drawnAnew);
  restoreValues();
  drawnAnew.replaceWith(sum);
  expect([drawnAnew.value, heard.mock.calls.length]).toEqual(['5', 1]);
});

const kept = () => JSON.parse(sessionStorage.getItem('kept') ?? '[]');
const asTyped = expect.arrayContaining([['claims/sum', expect.objectContaining({ value: '5' })]]);

test.each([
  ['a change without input', () => sum.dispatchEvent(new Event('change', { bubbles: true }))],
  ['a stroke elsewhere', () => document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }))],
  ['a tap elsewhere', () => document.body.click()],
  ['hydration', () => restoreValues()],
  ['what another tab writes', () => writeElsewhere('a', 'on')],
  ['leaving', () => dispatchEvent(new Event('pagehide'))],
])('what was filled in without a word stands and is kept by %s', (_, happens) => {
  sum.value = '5';
  happens();
  expect([sum.value, kept()]).toEqual(['5', asTyped]);
});

test('a tab that only stands open wins over none that is typed in', () => {
  type('5');
  sum.value = '7';
  writeElsewhere('claims/sum', '6');
  document.body.click();
  expect(sum.value).toBe('6');
});

test.each(['{}', '[["claims/sum",{"at":1e308,"value":"9"}]]', '[["claims/sum",{"at":1,"value":{}}]]'])(
  'beside a foreign %s on the phone what is typed is kept',
  (foreign) => {
    localStorage.setItem('kept', foreign);
    restoreValues();
    expect(sum.value).toBe('');
    type('5');
    restoreValues();
    expect([sum.value, kept()]).toEqual(['5', asTyped]);
  },
);

test('a field that has the focus is not overwritten by another tab until it loses it, but erased at once', () => {
  type('5');
  sum.focus();
  writeElsewhere('claims/sum', '6');
  const focused = sum.value;
  sum.blur();
  expect([focused, sum.value]).toEqual(['5', '6']);
  sum.focus();
  writeElsewhere('claims/sum');
  expect(sum.value).toBe('');
});

test('what storage does not take stands in the page, and is kept once it does', () => {
  const taking = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  type('5');
  restoreValues();
  expect(sum.value).toBe('5');
  taking.mockRestore();
  box.click();
  expect(kept()).toEqual(asTyped);
});

test.each([
  ['without a question while all of it is stored', true],
  ['not without a question while something of it cannot be stored', false],
])('a page is left %s', (_, isStored) => {
  if (!isStored)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
  box.click();
  expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(isStored);
});

test('answers of the address are newer than what is kept for whoever follows a link, and older for whoever stays', () => {
  keepValues(true);
  expect(partAt('#who-minor').checked).toBe(true);
  partAt('#who-adult').click();
  keepValues(false);
  expect(partAt('#who-adult').checked).toBe(true);
});
