/**
 * Answers the buttons for which nothing needs to hydrate: erasing the ticks of a list, and printing the page; what reads aloud, and
 * what erases all that is kept on the device, is fetched on tap.
 */
import { fieldsIn } from './fields.ts';
import { forgetValues } from './page-values.ts';
import { requestRefresh } from './request-refresh.ts';

function eraseTicks(list: Element): void {
  const names = new Set([...fieldsIn(list)].map(({ name }) => name));
  forgetValues((key) => names.has(key));
}

export function answerListButtons(): void {
  addEventListener('click', ({ target, detail }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-clear],[data-print-page],[data-fetched]');
    if (!button) return;
    const list = button.closest('[data-list]');
    if (button.dataset.fetched !== undefined) {
      // The second tap of two quick ones would meet what the first has brought.
      if (detail < 2) import('./optional-parts.ts').then((part) => part.answer(button)).catch(requestRefresh);
    } else if (list) eraseTicks(list);
    else print();
  });
}
