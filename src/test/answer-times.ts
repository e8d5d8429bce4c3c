/** How long a page takes to answer what a visitor does, as browsers measure it for Interaction to Next Paint. */
import type { Page } from 'playwright-core';

/** Starts listening; the answer gives the slowest interaction since, in milliseconds, in steps of 8; 0 when all were quicker than 16. */
export async function watchAnswers(page: Page): Promise<() => Promise<number>> {
  const slowest = await page.evaluateHandle(() => {
    const found = { duration: 0 };
    const keep = (entries: PerformanceEntryList) => {
      for (const { duration } of entries) found.duration = Math.max(found.duration, duration);
    };
    const everyEvent = { type: 'event', durationThreshold: 16 };
    new PerformanceObserver((entries) => keep(entries.getEntries())).observe(everyEvent);
    return found;
  });
  return async () => {
    // Long enough for the browser to report what has just been painted.
    await page.waitForTimeout(300);
    return slowest.evaluate(({ duration }) => duration);
  };
}

/** Runs in the page: every press and stroke is answered a tenth of a second later, as a test of what answers in time must notice. */
export function answerLater(): void {
  for (const type of ['click', 'input'])
    addEventListener(type, () => {
      const began = performance.now();
      while (performance.now() < began + 100);
    });
}
