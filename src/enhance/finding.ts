/** The field that finds: on its own page it answers while one types, elsewhere it leads there with what was typed behind the #. */
import { requestRefresh } from './request-refresh.ts';

/** Shows in an area what answers a field. */
export type ShowAnswers = (field: HTMLInputElement, area: HTMLElement) => Promise<void>;

/** What stands before a question in an address; no host is sent what follows the #. */
const beginning = '#q=';

/** How long one has stopped typing before it is answered, in milliseconds. */
const pause = 150;

const isField = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.closest('main [data-find]') !== null;

/** What a link has asked; one that was mistyped asks nothing. */
function askedByLink(): string {
  try {
    return location.hash.startsWith(beginning) ? decodeURIComponent(location.hash.slice(beginning.length)) : '';
  } catch {
    return '';
  }
}

/** Answers on the page where all is found; `load` fetches what answers, at the first touch of the field. */
function answerIn(area: HTMLElement, load: () => Promise<ShowAnswers>): void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const answer = (field: HTMLInputElement, delay = 0) => {
    clearTimeout(waiting);
    waiting = setTimeout(async () => (await load().catch(requestRefresh))?.(field, area), delay);
  };
  const answerLink = () => {
    const field = document.querySelector<HTMLInputElement>('main [data-find] input');
    const question = askedByLink();
    if (!field || !question) return;
    field.value = question;
    answer(field);
  };
  addEventListener('focusin', ({ target }) => isField(target) && answer(target));
  addEventListener('input', ({ target }) => isField(target) && answer(target, pause));
  addEventListener('hashchange', answerLink);
  answerLink();
}

export function answerFinding(load: () => Promise<ShowAnswers>): void {
  const area = document.querySelector<HTMLElement>('[data-entries]');
  if (area) answerIn(area, load);
  addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.dataset.find === undefined) return;
    event.preventDefault();
    form.closest('details')?.removeAttribute('open');
    const field = form.querySelector('input');
    // Where it is answered already, the keyboard makes room.
    field?.blur();
    const question = field?.value.trim() ?? '';
    location.href = form.action + (question && beginning + encodeURIComponent(question.toWellFormed()));
  });
}
