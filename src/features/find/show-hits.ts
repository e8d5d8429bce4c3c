/** Shows on the page of all places those that answer what is typed there. */
import { beginningWithin } from '../../values/beginning-within.ts';
import { partOf } from '../../dom/part-of.ts';
import { createSearch, type SearchEntry } from './search.ts';
import { readEntries } from './written-entries.ts';

/** How many letters of a question go along in an address. */
const longest = 300;

/** Fetched once; asked for again where it could not be had. */
let fetching: Promise<ReturnType<typeof createSearch>> | undefined;

function drawn(template: HTMLTemplateElement, { href, name, lang, page, line }: SearchEntry): Node {
  const entry = document.importNode(template.content, true);
  const link = partOf(entry, 'hit');
  link?.setAttribute('href', href);
  if (lang) link?.setAttribute('lang', lang);
  link?.append(name);
  partOf(entry, 'page')?.append(page);
  partOf(entry, 'line')?.append(line);
  return entry;
}

/**
 * Answers what a field holds, and writes it into the address, so that one comes back to it. Rejects where what is
 * searched could not be had.
 */
export async function showHits(field: HTMLInputElement, area: HTMLElement): Promise<void> {
  const question = field.value.trim();
  // Half a letter fits in no address.
  const carried = beginningWithin(question.replace(/\p{Surrogate}/gu, ''), longest);
  // Behind the #, which no host is sent; head-script.ts writes the same.
  const address = carried ? `#${new URLSearchParams({ q: carried })}` : location.pathname;
  history.replaceState(history.state, '', address);
  fetching ??= fetch(area.dataset.entries ?? '')
    .then((response) => response.text())
    .then((text) => createSearch(readEntries(text)));
  const find = await fetching.catch((error: unknown) => {
    fetching = undefined;
    throw error;
  });
  // Meanwhile something else may have been typed.
  if (field.value.trim() !== question) return;
  const hits = find(question);
  const template = area.querySelector('template');
  const instead = partOf(area, 'none');
  area.toggleAttribute('data-searched', question !== '');
  partOf(area, 'urgent')?.toggleAttribute('hidden', !hits[0]?.isUrgent);
  if (template) partOf(area, 'hits')?.replaceChildren(...hits.map((hit) => drawn(template, hit)));
  instead?.toggleAttribute('hidden', hits.length > 0);
  const chat = instead?.querySelector<HTMLAnchorElement>('[data-message]');
  if (chat) chat.href = chat.dataset.message + encodeURIComponent(carried);
  const words: Record<string, string> = JSON.parse(area.dataset.count ?? '{}');
  const text = words[['none', 'one'][hits.length] ?? 'other'];
  partOf(area, 'status')?.replaceChildren(text?.replace('%', String(hits.length)) ?? '');
}
