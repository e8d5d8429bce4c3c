import type { Page } from 'playwright-core';

const wideSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** Spaces the text of a page as widely as readers may set it (WCAG 2.2, 1.4.12), or as it comes. */
export function setSpacing(page: Page, isWide: boolean): Promise<void> {
  return page.evaluate(
    (styles) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(styles);
      document.adoptedStyleSheets = [sheet];
    },
    isWide ? wideSpacing : '',
  );
}
