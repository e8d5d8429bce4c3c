// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
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
  test('says that it is hydrated, and keeps its very fields with what was typed before', async () => {
    const host = hostWith(markup);
    const before = income();
    Object.assign(before ?? {}, { value: '6 lakh' });
    await hydrateIsland(host, draw);
    expect(host.dataset.hydrated).toBe('true');
    expect(income()).toBe(before);
    expect(income()?.value).toBe('6 lakh');
  });

  test('is drawn only once, however often it is touched', async () => {
    const host = hostWith(markup);
    await Promise.all([hydrateIsland(host, draw), hydrateIsland(host, draw)]);
    expect(draw).toHaveBeenCalledTimes(1);
  });
});

test('an island whose code cannot be had rejects, and may be tried again', async () => {
  const host = hostWith(markup);
  await expect(hydrateIsland(host, () => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
  await hydrateIsland(host, draw);
  expect(host.dataset.hydrated).toBe('true');
});

test('an island whose drawing fails rejects, gets back what was prerendered and does not say that it is hydrated', async () => {
  vi.stubGlobal('reportError', () => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const Failing = () => {
    throw new Error('planted');
  };
  const host = hostWith(markup);
  await expect(hydrateIsland(host, async () => <Failing />)).rejects.toThrow('planted');
  expect(income()).not.toBeNull();
  expect(host.dataset.hydrated).toBeUndefined();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
