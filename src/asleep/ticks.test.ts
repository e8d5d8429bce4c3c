// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const box = (id: string) => document.querySelector<HTMLInputElement>(`[name="${id}"]`);
const stored = () => JSON.parse(localStorage.getItem('ticks') ?? 'null') as unknown;
const tickedBoxes = () => [...document.querySelectorAll<HTMLInputElement>('[data-tick]:checked')].map(({ name }) => name);

/** The module as a fresh page has it. */
async function freshTicks() {
  vi.resetModules();
  return import('./ticks.ts');
}

function tick(id: string) {
  box(id)?.click();
}

beforeEach(() => {
  vi.spyOn(window, 'addEventListener');
  localStorage.clear();
  document.body.innerHTML = ['a.b.c', 'a.b.d', 'a.b.d', 'x.y.z'].map((id) => `<input type="checkbox" data-tick name="${id}">`).join('');
});

afterEach(() => {
  // The window outlives the page that each test stands for.
  for (const [type, listener] of vi.mocked(window.addEventListener).mock.calls) removeEventListener(type, listener);
  vi.restoreAllMocks();
});

describe('ticks', () => {
  test('are stored by the ids of the documents once the page looks after them', async () => {
    const { restoreTicks } = await freshTicks();
    restoreTicks(document);
    tick('a.b.c');
    expect(stored()).toEqual(['a.b.c']);
  });

  test('that were set before the page looked after them are kept', async () => {
    tick('x.y.z');
    const { restoreTicks, currentTicks } = await freshTicks();
    restoreTicks(document);
    expect(stored()).toEqual(['x.y.z']);
    expect([...currentTicks()]).toEqual(['x.y.z']);
  });

  test('are shown again, together with those set meanwhile', async () => {
    localStorage.setItem('ticks', '["a.b.c"]');
    tick('x.y.z');
    const { restoreTicks } = await freshTicks();
    restoreTicks(document);
    expect(tickedBoxes()).toEqual(['a.b.c', 'x.y.z']);
  });

  test('of one document agree in all its boxes', async () => {
    const { restoreTicks } = await freshTicks();
    restoreTicks(document);
    tick('a.b.d');
    expect(tickedBoxes()).toEqual(['a.b.d', 'a.b.d']);
  });

  test('of documents that are not on the page stay stored', async () => {
    localStorage.setItem('ticks', '["other.page.list"]');
    const { restoreTicks } = await freshTicks();
    restoreTicks(document);
    tick('a.b.c');
    expect(stored()).toEqual(['other.page.list', 'a.b.c']);
  });

  test('set in another tab are not overwritten', async () => {
    const { restoreTicks } = await freshTicks();
    restoreTicks(document);
    localStorage.setItem('ticks', '["x.y.z"]');
    tick('a.b.c');
    expect(stored()).toEqual(['x.y.z', 'a.b.c']);
  });

  test('follow another tab as it changes them', async () => {
    const { restoreTicks } = await freshTicks();
    restoreTicks(document);
    localStorage.setItem('ticks', '["x.y.z"]');
    dispatchEvent(new StorageEvent('storage', { key: 'ticks' }));
    expect(tickedBoxes()).toEqual(['x.y.z']);
  });

  test('that are forgotten leave the boxes and the phone', async () => {
    localStorage.setItem('ticks', '["a.b.c","a.b.d","x.y.z"]');
    const { restoreTicks, forgetTicks } = await freshTicks();
    restoreTicks(document);
    forgetTicks(['a.b.c', 'a.b.d']);
    expect(tickedBoxes()).toEqual(['x.y.z']);
    expect(stored()).toEqual(['x.y.z']);
  });

  test('leave nothing on the phone when the last one is forgotten', async () => {
    localStorage.setItem('ticks', '["a.b.c"]');
    const { restoreTicks, forgetTicks } = await freshTicks();
    restoreTicks(document);
    forgetTicks(['a.b.c']);
    expect(localStorage.getItem('ticks')).toBeNull();
  });

  test.each(['', '{', '"text"', '{"a":1}', 'null', '[1,null]'])('survive that %j is stored', async (broken) => {
    localStorage.setItem('ticks', broken);
    const { restoreTicks, currentTicks } = await freshTicks();
    restoreTicks(document);
    tick('a.b.c');
    expect(currentTicks().has('a.b.c')).toBe(true);
  });

  test('live as long as the page where storage is denied', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const { restoreTicks, currentTicks } = await freshTicks();
    restoreTicks(document);
    tick('a.b.c');
    tick('x.y.z');
    dispatchEvent(new Event('pageshow'));
    expect([...currentTicks()]).toEqual(['a.b.c', 'x.y.z']);
    expect(tickedBoxes()).toEqual(['a.b.c', 'x.y.z']);
  });

  test('live as long as the page where storage is full', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { restoreTicks } = await freshTicks();
    restoreTicks(document);
    tick('a.b.c');
    tick('x.y.z');
    expect(tickedBoxes()).toEqual(['a.b.c', 'x.y.z']);
  });

  test('tell every listener, until it is taken off', async () => {
    const { restoreTicks, subscribeToTicks } = await freshTicks();
    restoreTicks(document);
    const listener = vi.fn<() => void>();
    const takeOff = subscribeToTicks(listener);
    tick('a.b.c');
    takeOff();
    tick('x.y.z');
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
