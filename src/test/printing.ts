/** What tests of printing share. */
import type { Page } from 'playwright-core';
import { withoutNoBreak } from '../values/without-no-break.ts';

/** For a page's `prepare`: marks the page in place of the dialogue, which stays open as long. */
export function keepPrinting() {
  window.print = () => document.documentElement.setAttribute('data-printing', '');
}

export const whenPrinting = (page: Page) => page.locator('[data-printing]').waitFor({ state: 'attached' });

/** How many sheets of A4 a page prints on. */
export async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4' });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

/** What stands on paper, as text. */
export async function textOnPaper(page: Page): Promise<string> {
  await page.emulateMedia({ media: 'print' });
  return withoutNoBreak(await page.evaluate(() => document.body.innerText));
}

/** Whatever is to be pressed or filled in and yet stands on paper; the boxes of lists are ticked by hand. */
export async function controlsOnPaper(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  return page
    .locator('button, select, textarea, input:not([data-tick])')
    .evaluateAll((controls) =>
      controls.filter((control) => control.checkVisibility()).map((control) => control.outerHTML),
    );
}
