/** Every text of a page can be read whole, whatever the screen and the size of the letters. */
import type { Page } from 'playwright-core';
import { findTextFaults, type Breakable } from '../text-faults.ts';
import { setSpacing } from '../wide-spacing.ts';
import readings from './readings.json' with { type: 'json' };

/** A screen and how the visitor reads on it, as `readings.json` names them. */
interface Reading {
  width: number;
  height?: number;
  /** Size of the letters that the visitor has chosen in the browser, in percent. */
  text?: number;
  /** Spacing as WCAG 2.2 (1.4.12) allows readers to set it. */
  isSpaced?: boolean;
}

export { readings };

/** Where there are columns, letters enlarged here leave them as many as they were; those enlarged in the browser make them fewer. */
function breakableOn(width: number, text: number): Breakable {
  if (width < 320 || (text > 100 && width > 390)) return 'everywhere';
  return text > 100 ? 'in running text' : 'nowhere';
}

async function show(
  page: Page,
  { width, height = 844, text = 100, isSpaced = false }: Reading,
  isOpen: boolean,
): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(
    ([size, opens]) => {
      document.querySelectorAll<HTMLDetailsElement>('main details').forEach((part) => (part.open = opens));
      document.documentElement.style.fontSize = `${size}%`;
    },
    [text, isOpen] as const,
  );
  await setSpacing(page, isSpaced);
}

/** Faults of the page at each of these readings, with all that opens closed and open; the page is as wide as before afterwards. */
export async function textFaultsAt(page: Page, names: readonly (keyof typeof readings)[]): Promise<string[]> {
  const before = page.viewportSize();
  const faults: string[] = [];
  for (const name of names) {
    const reading: Reading = readings[name];
    const mayBreakWords = breakableOn(reading.width, reading.text ?? 100);
    for (const isOpen of [false, true]) {
      await show(page, reading, isOpen);
      faults.push(...(await findTextFaults(page, { mayBreakWords })).map((fault) => `on ${name}: ${fault}`));
    }
  }
  await show(page, { width: before?.width ?? 1280, height: before?.height ?? 800 }, false);
  return faults;
}
