import type { Page } from 'playwright-core';

/** Opens every fold in a part of a page. */
export const openFolds = (page: Page, part: string) =>
  page.locator(`${part} details`).evaluateAll((folds) => folds.forEach((fold) => fold.setAttribute('open', '')));
