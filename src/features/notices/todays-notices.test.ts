// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.useRealTimers());

async function openAt(instant: string): Promise<void> {
  vi.useFakeTimers({ now: new Date(instant) });
  vi.resetModules();
  document.body.innerHTML = `<div id="notices">
    <p hidden data-notice-from="2027-01-07" data-notice-until="2027-01-15">ahead</p>
    <p hidden data-notice-from="2027-01-15" data-notice-until="2027-01-15">short</p></div><main></main>`;
  await import('./enhance.ts');
}

const shownNow = () => [...document.querySelectorAll('p:not([hidden])')].map(({ textContent }) => textContent);

test.each([
  ['2027-01-06T18:29:59Z', []],
  ['2027-01-06T18:30:00Z', ['ahead']],
  ['2027-01-15T18:29:59Z', ['ahead', 'short']],
  ['2027-01-15T18:30:00Z', []],
])('at %s, by the days of India, these notices are shown: %s', async (instant, shown) => {
  await openAt(instant);
  expect(shownNow()).toEqual(shown);
});

test('a notice goes from a page that stands open past its last midnight', async () => {
  await openAt('2027-01-15T18:29:30Z');
  vi.advanceTimersByTime(60_000);
  expect(shownNow()).toEqual([]);
});
