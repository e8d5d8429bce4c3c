import type { Page } from 'playwright-core';

/** Does to a page what Google's translation does: https://github.com/facebook/react/issues/11538 */
export function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.documentElement.lang = 'fr';
    document.documentElement.classList.add('translated-ltr');
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, ({ parentElement, textContent }) =>
      textContent?.trim() && !parentElement?.closest('script, style, textarea, noscript, [translate=no]')
        ? NodeFilter.FILTER_ACCEPT
        : NodeFilter.FILTER_REJECT,
    );
    const texts: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = `${text.data} (fr)`;
      outer.append(inner);
      text.replaceWith(outer);
    }
  });
}
