/** Shows in the letter's form what is asked in its case, while React is on its way and once it is there. */
import { isFieldAsked, letterForm } from './claim-fields.ts';

function showAsked(): void {
  const form = document.querySelector<HTMLFormElement>('[data-keepable] form');
  if (!form) return;
  const chosen = [...new FormData(form)].map(([name, value]) => [name.slice(letterForm.length + 1), value]);
  for (const part of form.querySelectorAll<HTMLElement>('[data-when]'))
    part.hidden = !isFieldAsked(part.dataset.when ?? '', Object.fromEntries(chosen));
}

/** Shows the fields that the case asks for and hides the others, now and after each answer. */
export function followChoices(): void {
  addEventListener('input', showAsked);
  showAsked();
}
