/** Shows on the page of all places those that answer what is typed there. */
import { createFinder, type Entry } from './finder.ts';
import { withQuestion } from './question.ts';

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

/** Answers what a field holds, and writes it into the address, so that one comes back to it. Rejects where what is searched could not be had. */
export async function showAnswers(field: HTMLInputElement, area: HTMLElement): Promise<void> {
  const question = field.value.trim();
  // Half a letter fits in no address.
  const carried = [...question.replace(/\p{Surrogate}/gu, '')].slice(0, longest).join('');
  history.replaceState(history.state, '', withQuestion(carried) || location.pathname);
  fetching ??= fetch(area.dataset.entries ?? '')
    .then((answer) => answer.json())
    .then(createFinder);
  const find = await fetching.catch((error: unknown) => {
    fetching = undefined;
    throw error;
  });
  // Meanwhile something else may have been typed.
  if (field.value.trim() !== question) return;
  const places = find(question);
  const [status, help, list, template, instead] = area.children;
  if (!(template instanceof HTMLTemplateElement)) return;
  area.toggleAttribute('data-searched', question !== '');
  help?.toggleAttribute('hidden', !places[0]?.isUrgent);
  list?.replaceChildren(...places.map((place) => drawn(template, place)));
  instead?.toggleAttribute('hidden', places.length > 0);
  const chat = instead?.querySelector<HTMLAnchorElement>('[data-message]');
  if (chat) chat.href = chat.dataset.message + encodeURIComponent(carried);
  const words: Record<string, string> = JSON.parse(area.dataset.count ?? '{}');
  const said = words[['none', 'one'][places.length] ?? 'other'];
  status?.replaceChildren(said?.replace('%', String(places.length)) ?? '');
}
