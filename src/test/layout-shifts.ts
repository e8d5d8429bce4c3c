/** How far a page moves without the visitor's doing: https://web.dev/articles/cls */
import type { Page } from 'playwright-core';

/** Reads the page to its end; the answer sums up what has moved since its first picture. */
export async function shiftsWhileRead(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput) shifted += Number(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
    // As a reader does, screen by screen.
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    // What came into view may ask for something a moment later.
    await new Promise((resolve) => setTimeout(resolve, 300));
    return shifted;
  });
}
