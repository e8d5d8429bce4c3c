// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderToString } from 'react-dom/server';
import { hydrateIsland } from './hydrate.tsx';
import type { DrawIsland } from './island-tree.tsx';

const content = <input id="income" />;
const markup = renderToString(content);

const draw = vi.fn<DrawIsland>(async () => content);

function hostWith(prerendered: string): HTMLElement {
  const host = document.createElement('div');
  host.dataset.island = 'income';
  host.innerHTML = prerendered;
  document.body.replaceChildren(host);
  return host;
}

const income = () => document.querySelector<HTMLInputElement>('#income');

beforeEach(() => draw.mockClear());

test('an island in which nothing was prerendered is drawn', async () => {
  await hydrateIsland(hostWith(''), draw);
  expect(income()).not.toBeNull();
});

describe('a prerendered island', () => {
  test('says that it is hydrated', async () => {
    const host = hostWith(markup);
    await hydrateIsland(host, draw);
    expect(host.dataset.hydrated).toBe('true');
  });

  test('keeps its very fields', async () => {
    const host = hostWith(markup);
    const before = income();
    await hydrateIsland(host, draw);
    expect(income()).toBe(before);
  });

  test('keeps what was typed before', async () => {
    const host = hostWith(markup);
    Object.assign(income() ?? {}, { value: '6 lakh' });
    await hydrateIsland(host, draw);
    expect(income()?.value).toBe('6 lakh');
  });

  test('is drawn only once, however often it is touched', async () => {
    const host = hostWith(markup);
    await Promise.all([hydrateIsland(host, draw), hydrateIsland(host, draw)]);
    expect(draw).toHaveBeenCalledTimes(1);
  });
});

describe('an island whose code cannot be had', () => {
  const offline = () => Promise.reject(new Error('offline'));

  test('rejects', async () => {
    await expect(hydrateIsland(hostWith(markup), offline)).rejects.toThrow('offline');
  });

  test('may be tried again', async () => {
    const host = hostWith(markup);
    await hydrateIsland(host, offline).catch(() => {});
    await hydrateIsland(host, draw);
    expect(host.dataset.hydrated).toBe('true');
  });
});

describe('an island whose drawing fails', () => {
  function Failing(): never {
    throw new Error('planted');
  }
  const drawFailing = async () => <Failing />;

  beforeEach(() => {
    vi.stubGlobal('reportError', () => {});
    vi.spyOn(console, 'warn').mockImplementation(() => {});
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  test('rejects', async () => {
    await expect(hydrateIsland(hostWith(markup), drawFailing)).rejects.toThrow('planted');
  });

  test('gets back what was prerendered', async () => {
    await hydrateIsland(hostWith(markup), drawFailing).catch(() => {});
    expect(income()).not.toBeNull();
  });

  test('does not say that it is hydrated', async () => {
    const host = hostWith(markup);
    await hydrateIsland(host, drawFailing).catch(() => {});
    expect(host.dataset.hydrated).toBeUndefined();
  });
});
