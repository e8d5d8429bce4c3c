/** One walk over all pages, each in one language in turn (in `npm run audit` in all): what every page owes to everybody. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { pagesInTurn, type BuiltPage } from '../test/built-site.ts';
import { byDay, inTurn, isThorough } from '../test/combinations.ts';
import { axeFaults } from '../test/probes/axe.ts';
import { endlessMotion } from '../test/probes/endless-motion.ts';
import { hiddenTexts } from '../test/probes/hidden-text.ts';
import { keyboardFaults } from '../test/probes/keyboard.ts';
import { lowScenes } from '../test/probes/low-scenes.ts';
import { smallTargets } from '../test/probes/small-targets.ts';
import { readings, textFaultsAt } from '../test/probes/text-fits.ts';
import { faultsWithoutNewerRules, untrueWithoutStyles } from '../test/probes/without-styles.ts';
import { laptop, pageOpener, phone, type PageOptions } from '../test/site.ts';

type ReadingName = keyof typeof readings;

interface Device {
  options: PageOptions;
  /** Widths at which everything that is tapped is measured. */
  widths: readonly number[];
  readings: readonly (readonly ReadingName[])[];
  pages: readonly BuiltPage[];
}

/** By day each page is read in one of these ways. */
const everyReading = [Object.keys(readings) as ReadingName[]];

const devices: Record<string, Device> = {
  phone: {
    options: phone,
    widths: [320, 390],
    readings: isThorough
      ? everyReading
      : [
          ['a watch', 'a phone with wide spacing'],
          ['the smallest phone', 'the smallest phone with letters twice as large'],
        ],
    pages: pagesInTurn,
  },
  laptop: {
    options: laptop,
    widths: [768, 1280],
    readings: isThorough ? everyReading : [['a tablet', 'a wide screen'], ['a laptop with letters twice as large']],
    // Those that phones have tried.
    pages: byDay(pagesInTurn),
  },
};

const expectedFaults = /Failed to load resource|google/;

async function setFolds(page: Page, open: boolean): Promise<void> {
  await page.evaluate((isOpen) => document.querySelectorAll('details').forEach((part) => (part.open = isOpen)), open);
}

async function targetsAt(page: Page, widths: readonly number[]): Promise<string[]> {
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    await setFolds(page, true);
    faults.push(...(await smallTargets(page)).map((fault) => `at ${width} px: ${fault}`));
  }
  return faults;
}

describe.each(Object.entries(devices))('on a %s', (name, { options, widths, readings: texts, pages }) => {
  const open = pageOpener({ ...options, expectedFaults });

  const inOrder = pages.map(({ address }, position) => ({ address, position }));

  test.each(inOrder)('$address', { timeout: 300_000 }, async ({ address, position }) => {
    const page = await open(address);
    const { width = 1280, height = 800 } = page.viewportSize() ?? {};
    const faults = await endlessMotion(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    faults.push(...(await targetsAt(page, widths)));
    await page.setViewportSize({ width, height });
    if (name === 'phone') faults.push(...(await lowScenes(page)));
    // Header and footer of every page are one.
    const part = isThorough || position === 0 ? 'body' : 'main';
    // The order of the focus is the same on both.
    if (isThorough || (name === 'phone' && position % 2 === 0)) faults.push(...(await keyboardFaults(page, part)));
    for (const names of inTurn(texts, position)) faults.push(...(await textFaultsAt(page, names)));
    // An open menu of the laptop lies over the page.
    await setFolds(page, name === 'phone');
    // On laptops most is what phones have.
    if (isThorough || name === 'phone' || position % 2 === 0)
      faults.push(...(await axeFaults(page, width, name === 'phone' ? 'as it comes' : 'forced colours', part)));
    expect(faults).toEqual([]);
  });
});

describe('without scripts', () => {
  const open = pageOpener({ ...phone, javaScriptEnabled: false, expectedFaults });

  test.each(pagesInTurn)(
    '$address shows all, is true without styles, and reads well in an old engine',
    async (built) => {
      const page = await open(built.address);
      // On phones a bar at the foot stands for the chat in the closing.
      await page.setViewportSize(laptop.viewport);
      const faults = await hiddenTexts(page);
      faults.push(...(await faultsWithoutNewerRules(page)), ...(await untrueWithoutStyles(page, built)));
      expect(faults).toEqual([]);
    },
  );
});
