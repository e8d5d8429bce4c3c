/** Every text of a page can be read whole, whatever the screen and the size of the letters. */
import type { Page } from 'playwright-core';
import { findTextFaults, type Breakable } from '../text-faults.ts';
import { wideSpacing } from '../wide-spacing.ts';

interface Reading {
  width: number;
  height?: number;
  /** Size of the letters that the visitor has chosen in the browser, in percent. */
  text?: number;
  /** Spacing as WCAG 2.2 (1.4.12) allows readers to set it. */
  isSpaced?: true;
}

export const readings = {
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

async function read(
  page: Page,
  { width, height = 844, text = 100, isSpaced = undefined }: Reading,
  isOpen: boolean,
): Promise<string[]> {
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

/** Faults of the page at each of these readings, with all that opens closed and open; the page is as wide as before afterwards. */
export async function textFaultsAt(page: Page, names: readonly (keyof typeof readings)[]): Promise<string[]> {
  const before = page.viewportSize();
  const faults: string[] = [];
  for (const name of names) {
    for (const isOpen of [false, true]) {
      faults.push(...(await read(page, readings[name], isOpen)).map((fault) => `on ${name}: ${fault}`));
    }
  }
  await read(page, { width: before?.width ?? 1280, height: before?.height ?? 800 }, false);
  return faults;
}
