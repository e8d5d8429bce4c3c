/** Answers the buttons for which nothing needs to hydrate: erasing the ticks of a list, and printing the page. */
import { fieldsIn } from './fields.ts';
import { forgetValues } from './page-values.ts';

function eraseTicks(list: Element): void {
  const names = new Set([...fieldsIn(list)].map(({ name }) => name));
  forgetValues((key) => names.has(key));
}

export function answerListButtons(): void {
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-clear],[data-print-page]');
    const list = button && button.closest('[data-list]');
    if (list) eraseTicks(list);
    else if (button) print();
  });
}
