/** The field that finds: on its own page it answers while one types, elsewhere it leads there with what was typed behind the #. */
import { requestRefresh } from './request-refresh.ts';

/** A question as it stands in an address: no host is sent what follows the #. */
export const asked = (question: string) => `#${new URLSearchParams({ q: question })}`;

/** How long one has stopped typing before it is answered, in milliseconds. */
const pause = 150;

/** Answers in an area what the field of its page holds; what answers is fetched at the first touch of the field. */
function answerIn(area: HTMLElement, field: HTMLInputElement): void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const answer = (delay = 0) => {
    clearTimeout(waiting);
    waiting = setTimeout(
      () => import('./show-answers.ts').then((part) => part.showAnswers(field, area), requestRefresh),
      delay,
    );
  };
  const answerLink = () => {
    const question = new URLSearchParams(location.hash.slice(1)).get('q');
    if (!question) return;
    field.value = question;
    answer();
  };
  field.addEventListener('focus', () => answer());
  field.addEventListener('input', () => answer(pause));
  addEventListener('hashchange', answerLink);
  answerLink();
}

export function answerFinding(): void {
  const area = document.querySelector<HTMLElement>('[data-entries]');
  const field = document.querySelector<HTMLInputElement>('main [data-find] input');
  if (area && field) answerIn(area, field);
  addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.dataset.find === undefined) return;
    event.preventDefault();
    form.closest('details')?.removeAttribute('open');
    const input = form.querySelector('input');
    // Where it is answered already, the keyboard makes room.
    input?.blur();
    const question = input?.value.trim();
    location.href = form.action + (question ? asked(question) : '');
  });
}
