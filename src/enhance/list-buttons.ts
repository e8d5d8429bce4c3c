/**
 * Answers the buttons for which nothing needs to hydrate: erasing a list or a letter, and printing the page; what reads aloud, and
 * what erases all that is kept on the device, is fetched on tap.
 */
import { eraseFields } from '../keeping/page-values.ts';
import { waitForAnswer } from '../islands/unanswered.ts';

export function answerListButtons(): void {
  addEventListener('click', ({ target, detail }) => {
    const button =
      target instanceof Element && target.closest<HTMLElement>('[data-clear],[data-print-page],[data-action]');
    if (!button) return;
    const part = button.closest('[data-list],[data-letter]');
    if (button.dataset.action !== undefined) {
      // The second tap of two quick ones would meet what the first has brought.
      if (detail < 2 && button.parentElement)
        void waitForAnswer(
          button.parentElement,
          import('../features/enhanced-parts.ts').then((part) => part.answer(button)),
        );
    } else if (part) {
      eraseFields(part);
      button.nextElementSibling?.replaceChildren(button.dataset.erased ?? '');
    } else print();
  });
}
