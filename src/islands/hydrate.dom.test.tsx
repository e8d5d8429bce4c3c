import { beforeEach, expect, test, vi } from 'vitest';
import { renderToString } from 'react-dom/server';
import { hydrateIsland } from './hydrate.tsx';
import type { drawIsland } from './draw-island.tsx';

const content = <input id="income" />;
const markup = renderToString(content);

const draw = vi.fn<typeof drawIsland>(async () => content);

function hostWith(prerendered: string): HTMLElement {
  const host = document.createElement('div');
  host.dataset.island = 'income';
  host.innerHTML = prerendered;
  document.body.replaceChildren(host);
  return host;
}

beforeEach(() => draw.mockClear());

test('an island in which nothing was prerendered is drawn', async () => {
  await hydrateIsland(hostWith(''), draw);
  expect(document.querySelector('#income')).not.toBeNull();
});

test('a prerendered island is drawn only once, however often it is touched', async () => {
  const host = hostWith(markup);
  await Promise.all([hydrateIsland(host, draw), hydrateIsland(host, draw)]);
  expect(draw).toHaveBeenCalledTimes(1);
});
