/** Says at a part of the page that no script answers it, with what works without one, and takes it back when one does after all. */
import { patience } from './patience.ts';

/** The words for the part, or for what it stands in; of a page that asks elsewhere those of any part. */
function wordsFor(part: Element): Element | null | undefined {
  const { instead } = part.closest<HTMLElement>('[data-instead]')?.dataset ?? {};
  const words = document.querySelector<HTMLTemplateElement>(`template[data-instead${instead ? `="${instead}"` : ''}]`);
  return words?.content.querySelector('[data-unanswered]');
}

/** Shows the words right behind the part, or takes them away. */
export function sayWhetherUnanswered(part: Element, isUnanswered: boolean): void {
  const { nextElementSibling: behind } = part;
  const isSaid = behind?.matches('[data-unanswered]');
  if (isSaid && !isUnanswered) behind?.remove();
  if (!isSaid && isUnanswered) part.after(wordsFor(part)?.cloneNode(true) ?? '');
}

/** Takes back what was said in a part while nothing answered. */
export function takeBack(part: ParentNode): void {
  for (const said of part.querySelectorAll('[data-unanswered]')) said.remove();
}

/**
 * Waits for what answers a part: where it does not come in time, or fails, that is said, unless something else answers the
 * part's `unanswered` event by preventing that. Resolves with true once it has come, and nothing else had to answer.
 */
export async function waitForAnswer(part: Element, answer: Promise<unknown>): Promise<boolean> {
  const coming = answer.then(
    () => true,
    (error: unknown) => {
      console.warn(error);
      return false;
    },
  );
  const inTime = new Promise((resolve) => setTimeout(resolve, patience));
  if (!(await Promise.race([coming, inTime]))) {
    if (!part.dispatchEvent(new Event('unanswered', { cancelable: true }))) return false;
    sayWhetherUnanswered(part, true);
  }
  const isAnswered = await coming;
  sayWhetherUnanswered(part, !isAnswered);
  return isAnswered;
}
