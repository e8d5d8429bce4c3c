// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { eraseValues, keepValues } from '../../storage/page-values.ts';
import { renderIsland } from '../../test/render-island.tsx';
import { pageLoaded } from '../../test/page-loaded.ts';
import { localeWords } from '../../test/shared-words.ts';

beforeAll(async () => {
  await pageLoaded;
  keepValues(false);
});
beforeEach(() => act(() => eraseValues(() => true)));

const words = localeWords('gu', 'checklist');

const boxes = () =>
  screen.getAllByRole<HTMLInputElement>('checkbox').filter(({ dataset }) => dataset.tick !== undefined);
const tick = (...positions: number[]) => act(() => positions.forEach((position) => boxes()[position]?.click()));
const filled = (sentence: string, ready: number) =>
  sentence.replace('{{ready}}', String(ready)).replace('{{total}}', String(boxes().length));
const status = () => screen.getByRole('status').textContent;
const draw = () => renderIsland({ name: 'checklist', subject: 'claims.health', page: 'claims', language: 'gu' });

/** Which diamonds in the head of the list are woven. */
const woven = () =>
  [...document.querySelectorAll('[data-list] [aria-hidden] > svg')].map(
    (tile) => tile.querySelector('[fill="url(#woven-band)"]') !== null,
  );

test('counts what is ticked and no longer ticked, and weaves the diamond of each', async () => {
  await draw();
  tick(0, 2);
  expect(status()).toBe(filled(words.ready, 2));
  expect(woven()).toEqual([true, false, true, false, false, false, false]);
  tick(0);
  expect(status()).toBe(filled(words.ready, 1));
  expect(woven()).toEqual([false, false, true, false, false, false, false]);
});

test('says when all is ready', async () => {
  await draw();
  tick(...boxes().keys());
  expect(status()).toBe(filled(words.allReady, boxes().length));
});

test('tells the office what is ready', async () => {
  await draw();
  tick(0);
  const chat = screen.getByRole<HTMLAnchorElement>('link').href;
  expect(new URL(chat).searchParams.get('text')).toContain(
    `✓ ${boxes()[0]?.closest('label')?.querySelector('span > span')?.firstChild?.textContent}`,
  );
});
