/**
 * Answers the buttons for which nothing needs to hydrate: erasing a list or a letter, and printing the page; what reads
 * aloud, copies, or erases all that is kept on the device, is fetched on tap.
 */
import { eraseFields } from '../storage/page-values.ts';
import { controlsAround, sayBeside } from '../dom/part-of.ts';
import { awaitOrFallBack } from '../islands/show-fallback.ts';

export function handleButtons(): void {
  addEventListener('click', ({ target, detail }) => {
    const button =
      target instanceof Element &&
      target.closest<HTMLElement>('[data-clear],[data-print-page],[data-action],[data-copy]');
    if (!button) return;
    const part = button.closest('[data-list],[data-keepable]');
    if (button.matches('[data-action],[data-copy]')) {
      // The second tap of two quick ones would meet what the first has brought.
      if (detail < 2)
        void awaitOrFallBack(
          controlsAround(button) ?? button,
          import('./lazy.ts').then((lazy) => lazy.handleButton(button)),
        );
    } else if (part) {
      eraseFields(part);
      sayBeside(button, button.dataset.erased);
    } else print();
  });
}
