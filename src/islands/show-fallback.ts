/**
 * Says at a part of the page that no script answers it, with what works without one, and takes it back when one does
 * after all.
 */
import { patience } from './patience.ts';

/** The fallback of the part or of what it stands in; where neither names one, the first on the page. */
function wordsFor(part: Element): Element | null | undefined {
  const { fallback } = part.closest<HTMLElement>('[data-fallback]')?.dataset ?? {};
  const template = document.querySelector<HTMLTemplateElement>(
    `template[data-fallback${fallback ? `="${fallback}"` : ''}]`,
  );
  return template?.content.querySelector('[data-fallback-message]');
}

/** Shows the words right behind the part, or takes them away. */
export function toggleFallback(part: Element, isShown: boolean): void {
  const { nextElementSibling: behind } = part;
  const isThere = behind?.matches('[data-fallback-message]');
  if (isThere && !isShown) behind?.remove();
  if (!isThere && isShown) part.after(wordsFor(part)?.cloneNode(true) ?? '');
}

/** Takes back what was said in a part while nothing answered. */
export function removeFallbacks(part: ParentNode): void {
  for (const text of part.querySelectorAll('[data-fallback-message]')) text.remove();
}

/**
 * Waits for what answers a part: where it does not come in time, or fails, that is said, unless something else answers
 * the part's `fallback` event by preventing that. Resolves with true once it has come, and nothing else had to answer.
 */
export async function awaitOrFallBack(part: Element, response: Promise<unknown>): Promise<boolean> {
  const coming = response.then(
    () => true,
    (error: unknown) => {
      console.warn(error);
      return false;
    },
  );
  const inTime = new Promise((resolve) => setTimeout(resolve, patience));
  if (!(await Promise.race([coming, inTime]))) {
    if (!part.dispatchEvent(new Event('fallback', { cancelable: true }))) return false;
    toggleFallback(part, true);
  }
  const hasCome = await coming;
  toggleFallback(part, !hasCome);
  return hasCome;
}
