/** Says at a part of the page that no script answers it, with what works without one, and takes it back when one does after all. */

/** How long a visitor waits before being told, in milliseconds. */
const patience = 4000;

/** What is said right behind an element, if it is. */
function saidBehind(element: Element): Element | undefined {
  const next = element.nextElementSibling;
  return next?.matches('[data-unanswered]') ? next : undefined;
}

/** The words that wait behind the part, or behind what it stands in, or elsewhere on the page. */
function wordsFor(part: Element): HTMLTemplateElement | null {
  for (let around: Element | null = part; around; around = around.parentElement) {
    const next = (saidBehind(around) ?? around).nextElementSibling;
    if (next instanceof HTMLTemplateElement) return next;
  }
  return document.querySelector<HTMLTemplateElement>('[data-instead]');
}

/** Shows the words right behind the part, or takes them away. */
export function sayWhetherUnanswered(part: Element, isUnanswered: boolean): void {
  const said = saidBehind(part);
  if (!isUnanswered) said?.remove();
  else if (!said) part.after(wordsFor(part)?.content.cloneNode(true) ?? '');
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
