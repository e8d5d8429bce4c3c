/** How far to slow this machine down so that it is as slow as a cheap phone. */
import { emptyPage } from './site.ts';

/** Steps in a millisecond that a machine does which is six times as fast as the phone. */
const stepsOfSixTimesThePhone = 4.7;

/**
 * Rate for `cpuSlowdown`: 6 on a machine that is free, less on one that is slower or has other work to do, because what
 * it does anyway must not count against the page. Lighthouse calibrates its slowdown alike:
 * https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md#cpu-throttling
 */
export async function phoneSlowdown(): Promise<number> {
  const page = await emptyPage();
  const steps = await page.evaluate(() => {
    const began = performance.now();
    let count = 0;
    while (performance.now() - began < 400) {
      const words = Array.from({ length: 2000 }, (_, position) => `${position}`);
      count += words.join('').length > 0 ? 1 : 0;
    }
    return count / (performance.now() - began);
  });
  await page.context().close();
  return Math.min(6, Math.max(1, (6 * steps) / stepsOfSixTimesThePhone));
}
