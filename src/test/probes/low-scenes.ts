/** No scene is lower than half of its width on a phone, where it would show nothing. */
import type { Page } from 'playwright-core';

/** Those that are, with their size. */
export function lowScenes(page: Page): Promise<string[]> {
  return page.locator('main img[src^="/illustrations/"][height="480"]').evaluateAll((all) =>
    all
      .map((image) => ({ image, box: image.getBoundingClientRect() }))
      .filter(({ box: { width, height } }) => height > 0 && width / height > 2.05)
      .map(({ image, box: { width, height } }) => `low scene, ${width} x ${height}: ${image.outerHTML.slice(0, 100)}`),
  );
}
