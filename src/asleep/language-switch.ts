/** Switching the language keeps the hash, the place on the page, what is open and what is typed, ticked or chosen. */
import { rememberLanguage } from '../i18n/language-preference.ts';

const key = 'language-switch';

/** What is carried over to the same page in another language; kept for that one step only. */
interface Place {
  page: string | undefined;
  /** Page-wide part at the top of the screen, and how far it is scrolled past, as a share of its height. */
  part: number;
  share: number;
  /** Which of the page's parts that open are open, in document order. */
  open: boolean[];
  /** Value or tick of every field by its id, because a page may have fields that the same page in another language has not. */
  fields: Record<string, string | boolean>;
}

const all = <Kind extends Element>(selector: string) => [...document.querySelectorAll<Kind>(selector)];
const parts = () => all<HTMLElement>('main > *, footer');
const details = () => all<HTMLDetailsElement>('main details');
const fields = () => all<HTMLInputElement | HTMLTextAreaElement>('main :is(input:not([type=hidden]), textarea)');
const isTicked = (field: HTMLInputElement | HTMLTextAreaElement): field is HTMLInputElement => /checkbox|radio/.test(field.type);

function currentPlace(): Place {
  const boxes = parts().map((element) => element.getBoundingClientRect());
  const part = boxes.findLastIndex((box) => box.top <= 1);
  const box = boxes[part];
  return {
    page: document.documentElement.dataset.page,
    part,
    share: box ? -box.top / box.height : 0,
    open: details().map((element) => element.open),
    fields: Object.fromEntries(fields().map((field) => [field.id, isTicked(field) ? field.checked : field.value])),
  };
}

function store(value: string | null): string | null {
  try {
    const stored = sessionStorage.getItem(key);
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
    return stored;
  } catch {
    return null;
  }
}

export function keepPlaceOnLanguageSwitch(): void {
  addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-language]');
    if (!link) return;
    rememberLanguage(link.dataset.language ?? '');
    link.hash = location.hash;
    link.search = location.search;
    store(JSON.stringify(currentPlace()));
  });
}

export function restorePlace(): void {
  const stored = store(null);
  if (!stored) return;
  const place: Place = JSON.parse(stored);
  if (place.page !== document.documentElement.dataset.page) return;
  details().forEach((element, position) => (element.open = place.open[position] ?? element.open));
  for (const field of fields()) {
    const value = place.fields[field.id];
    if (typeof value === 'boolean' && isTicked(field)) field.checked = value;
    if (typeof value === 'string' && !isTicked(field)) field.value = value;
  }
  const element = parts()[place.part];
  if (element) scrollBy({ top: element.getBoundingClientRect().top + place.share * element.offsetHeight, behavior: 'instant' });
}
