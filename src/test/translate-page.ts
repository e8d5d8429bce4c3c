/** Wraps what stands on a page, and whatever is written later, as browsers that translate do: https://github.com/facebook/react/issues/11538 */
export function translate(): MutationObserver {
  document.documentElement.lang = 'fr';
  document.documentElement.classList.add('translated-ltr');
  const wrap = (part: Node) => {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    const found: Node[] = [];
    while (texts.nextNode()) found.push(texts.currentNode);
    for (const text of found) {
      if (!text.textContent?.trim() || text.parentElement?.closest('font, script, style, textarea')) continue;
      const font = document.createElement('font');
      font.append(Object.assign(document.createElement('font'), { textContent: text.textContent }));
      text.parentNode?.replaceChild(font, text);
    }
  };
  wrap(document.body);
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) wrap(target);
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return observer;
}
