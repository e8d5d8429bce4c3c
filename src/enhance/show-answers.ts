/** Shows on the page of all places those that answer what is typed there. */
import { createFinder, type Entry } from '../find/finder.ts';
import { asked } from './finding.ts';
import { requestRefresh } from './request-refresh.ts';

/** How many letters of a question go along in an address. */
const longest = 300;

/** Fetched once; asked for again where it could not be had. */
let fetching: Promise<ReturnType<typeof createFinder>> | undefined;

function drawn(template: HTMLTemplateElement, { href, name, page, line }: Entry): Node {
  const entry = document.importNode(template.content, true);
  entry.querySelector('a')?.setAttribute('href', href);
  const texts = [name, page, line];
  for (const [at, part] of entry.querySelectorAll('a, span').entries()) part.append(texts[at] ?? '');
  return entry;
}

/** Answers what a field holds, and writes it into the address, so that one comes back to it. */
export async function showAnswers(field: HTMLInputElement, area: HTMLElement): Promise<void> {
  const question = field.value.trim();
  const carried = question.slice(0, longest).toWellFormed();
  history.replaceState(history.state, '', question ? asked(carried) : location.pathname);
  fetching ??= fetch(area.dataset.entries ?? '')
    .then((answer) => answer.json())
    .then(createFinder);
  const found = await fetching
    .then((find) => find(question))
    .catch(() => {
      fetching = undefined;
      void requestRefresh();
    });
  // Meanwhile something else may have been typed.
  if (field.value.trim() !== question) return;
  const [status, help, list, template, instead] = area.children;
  if (!(template instanceof HTMLTemplateElement)) return;
  const places = found ?? [];
  area.toggleAttribute('data-searched', question !== '');
  help?.toggleAttribute('hidden', !places[0]?.isUrgent);
  list?.replaceChildren(...places.map((place) => drawn(template, place)));
  instead?.toggleAttribute('hidden', places.length > 0);
  const chat = instead?.querySelector<HTMLAnchorElement>('[data-message]');
  if (chat) chat.href = chat.dataset.message + encodeURIComponent(carried);
  const words: Record<string, string> = JSON.parse(area.dataset.count ?? '{}');
  const said = words[found ? (['none', 'one'][places.length] ?? 'other') : 'failed'];
  status?.replaceChildren(said?.replace('%', String(places.length)) ?? '');
}
