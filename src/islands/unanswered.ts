/** Says at a part of the page that no script answers it, with what works without one, and takes it back when one does after all. */

/** How long a visitor waits before being told, in milliseconds. */
const patience = 4000;

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

/** Waits for what answers a part: where it does not come in time, or fails, that is said. Resolves with true once it has come. */
export async function waitForAnswer(part: Element, answer: Promise<unknown>): Promise<boolean> {
  const overdue = setTimeout(sayWhetherUnanswered, patience, part, true);
  const isAnswered = await answer.then(
    () => true,
    (error: unknown) => {
      console.warn(error);
      return false;
    },
  );
  clearTimeout(overdue);
  sayWhetherUnanswered(part, !isAnswered);
  return isAnswered;
}
