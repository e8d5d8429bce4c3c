/** Keeps for one step where the visitor is on a page, and what is open, typed, ticked or chosen there: from a language to the next, or from a version to the next. */
import { fillIn, valuesIn, type Values } from './values.ts';

const key = 'place';

interface Place {
  page: string | undefined;
  /** Page-wide part at the top of the screen, and how far it is scrolled past, as a share of its height. */
  part: number;
  share: number;
  /** Which of the page's parts that open are open, in document order. */
  open: boolean[];
  values: Values;
}

const parts = () => [...document.querySelectorAll<HTMLElement>('main > *, footer')];
const details = () => [...document.querySelectorAll<HTMLDetailsElement>('main details')];

function currentPlace(): Place {
  const boxes = parts().map((element) => element.getBoundingClientRect());
  const part = boxes.findLastIndex((box) => box.top <= 1);
  const box = boxes[part];
  return {
    page: document.documentElement.dataset.page,
    part,
    share: box ? -box.top / box.height : 0,
    open: details().map((element) => element.open),
    values: valuesIn(document),
  };
}

/** Keeps the place for the page that is loaded next; false where storage is denied. */
export function keepPlace(): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify(currentPlace()));
    return true;
  } catch {
    return false;
  }
}

function takePlace(): string | null {
  try {
    const place = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return place;
  } catch {
    return null;
  }
}

export function restorePlace(): void {
  const stored = takePlace();
  if (!stored) return;
  const place: Place = JSON.parse(stored);
  if (place.page !== document.documentElement.dataset.page) return;
  details().forEach((element, position) => (element.open = place.open[position] ?? element.open));
  fillIn(document, place.values);
  const element = parts()[place.part];
  if (element) scrollBy({ top: element.getBoundingClientRect().top + place.share * element.offsetHeight, behavior: 'instant' });
}
