/** Lets the keyboard reach every text while translating is on. */
import { keyReadsOf } from './texts-on-page.ts';

export function createReachableTexts(root: HTMLElement): { start(): void; stop(): void } {
  const made = new Set<HTMLElement>();
  let waiting: ReturnType<typeof setTimeout> | undefined;

  function reach(): void {
    for (const part of root.querySelectorAll<HTMLElement>('*')) {
      if (part.tabIndex >= 0 || !(part instanceof HTMLElement) || keyReadsOf(part).length === 0) continue;
      part.tabIndex = 0;
      made.add(part);
    }
  }

  // Islands that hydrate and answers that appear bring new texts.
  const observer = new MutationObserver(() => {
    clearTimeout(waiting);
    waiting = setTimeout(reach, 200);
  });

  return {
    start() {
      reach();
      observer.observe(root, { childList: true, subtree: true });
    },
    stop() {
      observer.disconnect();
      clearTimeout(waiting);
      for (const part of made) part.removeAttribute('tabindex');
      made.clear();
    },
  };
}
