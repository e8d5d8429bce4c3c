/** What axe-core finds on a page as it stands, on any size of screen, however the visitor has set up the browser. */
import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { root } from '../../setup/project-root.ts';
import { setSpacing } from '../wide-spacing.ts';
import type { Part } from './keyboard.ts';

/** What axe cannot decide by itself, with the reason why it is in order. */
const explained: Record<string, string> = {
  'color-contrast-enhanced':
    'text on the weave and on pictures; the test of the theme holds the pairs of colours to 7:1',
  'frame-tested': 'the map is a page of Google’s',
  'identical-links-same-purpose': 'each list has a link of the same words that sends that list',
};

export const settings = ['as it comes', 'forced colours', 'reduced motion', 'wide spacing'] as const;

type Setting = (typeof settings)[number];

const source = readFileSync(join(root, 'node_modules/axe-core/axe.min.js'), 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function apply(page: Page, setting: Setting): Promise<void> {
  await page.emulateMedia({
    forcedColors: setting === 'forced colours' ? 'active' : 'none',
    reducedMotion: setting === 'reduced motion' ? 'reduce' : 'no-preference',
  });
  await setSpacing(page, setting === 'wide spacing');
}

/** A screen taller than the page, so that the bar at its foot lies over nothing, on which all has come to rest. */
async function showWhole(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await page.setViewportSize({
    width,
    height: (await page.evaluate(() => document.documentElement.scrollHeight)) + 300,
  });
  await page.evaluate(async () => {
    const isMoving = (animation: Animation) =>
      animation.playState === 'running' && animation.effect?.getComputedTiming().endTime !== Infinity;
    // Parts that come into view begin to fade in one frame later. An animation that is dropped midway never says that it is finished.
    do await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    while (document.getAnimations().some(isMoving));
  });
}

/** Runs in the page. Axe draws each text in letters that join twice, to learn whether it is an icon, for a third of its time; no icon here is a letter. */
async function runAxe([part, options]: [Part, RunOptions]): Promise<AxeResults> {
  const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
  const { getContext } = HTMLCanvasElement.prototype;
  const blank = {
    canvas: {},
    measureText: () => ({ width: 30 }),
    fillText: () => {},
    clearRect: () => {},
    getImageData: () => ({ data: new Uint8Array(4).fill(1) }),
  };
  Object.assign(HTMLCanvasElement.prototype, { getContext: () => blank });
  try {
    const around = [':is(header, footer, aside):not(main *)'];
    return await axe.run({ exclude: part === 'main' ? around : [] }, options);
  } finally {
    Object.assign(HTMLCanvasElement.prototype, { getContext });
  }
}

/** Violations, and what axe cannot decide and no reason explains; the whole page is on the screen while axe looks, if only at its middle. */
export async function axeFaults(page: Page, width: number, setting: Setting, part: Part = 'body'): Promise<string[]> {
  await apply(page, setting);
  await showWhole(page, width);
  // What `preload` fetches no asked rule reads.
  const options: RunOptions = {
    preload: false,
    resultTypes: ['violations', 'incomplete'],
    runOnly: tags,
    rules: {
      // Asks for less than the enhanced contrast, which takes its time to find the same.
      'color-contrast': { enabled: false },
      // As that of targets does, which are measured beside it.
      'target-size': { enabled: false },
      // In forced colours, which are the browser's own, axe takes those of the page for what is seen.
      'color-contrast-enhanced': { enabled: setting !== 'forced colours' },
    },
  };
  await page.evaluate(source);
  const { violations, incomplete } = await page.evaluate(runAxe, [part, options] as [Part, RunOptions]);
  await apply(page, 'as it comes');
  return [...violations, ...incomplete.filter(({ id }) => !(id in explained))].map(({ id, nodes }) => {
    const targets = nodes.map(({ target, failureSummary = '' }) => `${String(target)}: ${failureSummary}`);
    return `axe ${id} at ${width} px, ${setting}: ${targets.join('; ')}`;
  });
}
