/**
 * Asks the finder's next question at every answer, until React does. It stands in the head of the page itself, because
 * React comes late on a slow line.
 */
import { choicesIn, shownQuestions } from './passport-documents.ts';

const unhydratedForm = '[data-island="document-finder"]:not([data-hydrated]) form';

addEventListener('input', ({ target }) => {
  const form = target instanceof Element && target.closest<HTMLFormElement>(unhydratedForm);
  if (!form) return;
  const shown = shownQuestions(choicesIn(new FormData(form)));
  for (const input of form.querySelectorAll('input')) {
    const group = input.closest('fieldset');
    if (group) group.hidden = !shown.has(input.name);
  }
});
