/** Text that stands in a page without scripts, and that nobody sees there. */
import type { Page } from 'playwright-core';

/** Headings that are not drawn, and any text that takes its room unseen; what is folded is a tap away. */
export function hiddenTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isElsewhere = (part: Element) => part.closest('[hidden], [data-print="only"], details:not([open])') !== null;
    return [...document.querySelectorAll('h1, h2, h3, p, li, dt, dd, label')]
      .filter((part) => {
        const isDrawn = part.checkVisibility();
        const isSeen = part.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        return isDrawn ? !isSeen : part.matches('h1, h2') && !isElsewhere(part);
      })
      .map((part) => `hidden without scripts: ${part.textContent.trim().slice(0, 60)}`);
  });
}
