/** Shows on the page of all places those that answer what is typed there. */
import { requestRefresh } from '../enhance/request-refresh.ts';
import { createFinder, type FoundPlace } from './finder.ts';

type Finder = ReturnType<typeof createFinder>;

/** Fetched once; asked for again where it could not be had. */
let fetching: Promise<Finder> | undefined;

function finderFrom(address: string): Promise<Finder> {
  fetching ??= fetch(address)
    .then((answer) => (answer.ok ? answer.json() : Promise.reject(new Error(`${address} answers ${answer.status}.`))))
    .then(createFinder)
    .catch((error: unknown) => {
      fetching = undefined;
      throw error;
    });
  return fetching;
}

/** How many letters of a question go along in an address. */
const longest = 300;

const inAddress = (question: string) => encodeURIComponent([...question].slice(0, longest).join(''));

function drawn(template: HTMLTemplateElement, { href, name, page, line }: FoundPlace): Node {
  const entry = template.content.cloneNode(true) as DocumentFragment;
  const [link, ofPage, says] = entry.querySelectorAll<HTMLElement>('a, span');
  link?.setAttribute('href', href);
  link?.append(name);
  ofPage?.append(page);
  says?.append(line);
  return entry;
}

/** Answers what a field holds, and writes it behind the # of the address, which the host never sees, so that one comes back to it. */
export async function showAnswers(field: HTMLInputElement, area: HTMLElement): Promise<void> {
  const question = field.value.trim();
  const [status, help, list, template, instead] = area.children;
  const isWhole =
    help instanceof HTMLElement && template instanceof HTMLTemplateElement && instead instanceof HTMLElement;
  if (!status || !list || !isWhole) return;
  const words: Record<'one' | 'other' | 'none' | 'failed', string> = JSON.parse(area.dataset.count ?? '{}');
  history.replaceState(history.state, '', question ? `#q=${inAddress(question)}` : location.pathname);
  const found = await finderFrom(area.dataset.entries ?? '').then(
    (find) => find(question),
    () => {
      void requestRefresh();
      return undefined;
    },
  );
  // Meanwhile something else may have been typed.
  if (field.value.trim() !== question) return;
  area.toggleAttribute('data-searched', question !== '');
  const places = found ?? [];
  help.hidden = !places[0]?.isUrgent;
  list.replaceChildren(...places.map((place) => drawn(template, place)));
  instead.hidden = places.length > 0;
  for (const link of instead.querySelectorAll<HTMLAnchorElement>('[data-message]'))
    link.href = `${link.dataset.message}${inAddress(question)}`;
  const said = found ? words[places.length === 0 ? 'none' : places.length === 1 ? 'one' : 'other'] : words.failed;
  status.textContent = said.replace('%', String(places.length));
}
