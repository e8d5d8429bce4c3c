/** Every text of every page can be read whole, whatever the screen and the size of the letters. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { languageCodes } from '../i18n/languages.ts';
import { pageIds } from '../site/pages.ts';
import { addressOf } from '../site/urls.ts';
import { combinations } from '../test/combinations.ts';
import { pageOpener } from '../test/site.ts';
import { findTextFaults, type Breakable } from '../test/text-faults.ts';
import { wideSpacing } from '../test/wide-spacing.ts';

interface Reading {
  width: number;
  height?: number;
  /** Size of the letters that the visitor has chosen in the browser, in percent. */
  text?: number;
  /** Spacing as WCAG 2.2 (1.4.12) allows readers to set it. */
  isSpaced?: true;
}

const readings = {
  'a watch': { width: 240 },
  'a watch with letters twice as large': { width: 240, text: 200 },
  'the smallest phone': { width: 320 },
  'a phone': { width: 390 },
  'a tablet': { width: 768 },
  'a laptop': { width: 1280 },
  'a wide screen': { width: 2560 },
  'a phone on its side under a keyboard': { width: 844, height: 200 },
  'a laptop magnified four times': { width: 320, height: 256 },
  'the smallest phone with letters twice as large': { width: 320, text: 200 },
  'a phone with letters twice as large': { width: 390, text: 200 },
  'a tablet with letters twice as large': { width: 768, text: 200 },
  'a laptop with letters twice as large': { width: 1280, text: 200 },
  'a phone with wide spacing': { width: 390, isSpaced: true },
} satisfies Record<string, Reading>;

/** Where there are columns, letters enlarged here leave them as many as they were; those enlarged in the browser make them fewer. */
function breakableOn(width: number, text: number): Breakable {
  if (width < 320 || (text > 100 && width > 390)) return 'everywhere';
  return text > 100 ? 'in running text' : 'nowhere';
}

async function read(page: Page, { width, height = 844, text = 100, isSpaced = undefined }: Reading, isOpen: boolean): Promise<string[]> {
  await page.setViewportSize({ width, height });
  await page.evaluate(
    ([size, styles, opens]) => {
      document.querySelectorAll<HTMLDetailsElement>('main details').forEach((part) => (part.open = opens));
      document.documentElement.style.fontSize = `${size}%`;
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(styles);
      document.adoptedStyleSheets = [sheet];
    },
    [text, isSpaced ? wideSpacing : '', isOpen] as const,
  );
  return findTextFaults(page, { mayBreakWords: breakableOn(width, text) });
}

type ReadingName = keyof typeof readings;

const names = Object.keys(readings) as ReadingName[];
const rows = Map.groupBy(combinations({ page: [...pageIds], language: [...languageCodes], name: names }), ({ page, language }) => addressOf(page, language));

const open = pageOpener({ reducedMotion: 'reduce', expectedFaults: /status of 404|google/ });

test.each([...rows])('%s', async (address, readingsOfPage) => {
  const page = await open(address);
  const faults: Partial<Record<ReadingName, string[]>> = {};
  for (const { name } of readingsOfPage) {
    const found = [...(await read(page, readings[name], false)), ...(await read(page, readings[name], true))];
    if (found.length > 0) faults[name] = found;
  }
  expect(faults).toEqual({});
});
