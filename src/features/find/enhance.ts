/** The field of the page of all places, which answers while one types; a question from elsewhere comes behind the #. */
import { awaitOrFallBack } from '../../islands/show-fallback.ts';

/** How long one has stopped typing before it is answered, in milliseconds. */
const pause = 150;

/** The question in the page's address; empty where there is none. */
const askedQuestion = () => new URLSearchParams(location.hash.slice(1)).get('q') ?? '';

/**
 * Answers what stands in the field, also from before this script; what answers is fetched at the first touch of the
 * field.
 */
export function enhanceSearch(): void {
  const area = document.querySelector<HTMLElement>('[data-entries]');
  const form = document.querySelector('main [data-find]');
  const field = form?.querySelector('input');
  if (!area || !form || !field) return;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const find = (delay = 0) => {
    clearTimeout(waiting);
    const fetched = () => import('./show-hits.ts').then((part) => part.showHits(field, area));
    waiting = setTimeout(() => void awaitOrFallBack(form, fetched()), delay);
  };
  const findFromAddress = () => {
    const question = askedQuestion();
    if (!question) return;
    field.value = question;
    find();
    // The keyboard makes room.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  };
  field.addEventListener('focus', () => find());
  field.addEventListener('input', () => find(pause));
  addEventListener('hashchange', findFromAddress);
  field.value ||= askedQuestion();
  if (field.value) find();
}
