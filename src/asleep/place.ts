/** Keeps for one step where the visitor is on a page, and what is open, typed, ticked or chosen there: from a language to the next, or from a version to the next. */
import { fillIn, isChanged, valuesIn, type Values } from './values.ts';

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

function storePlace(): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify(currentPlace()));
    return true;
  } catch {
    return false;
  }
}

/** Keeps the place for the page that is loaded next, with what is typed until this one goes; false where storage is denied. */
export function keepPlace(): boolean {
  window.onpagehide = storePlace;
  return storePlace();
}

/** The place that was kept, once; null where there is none or storage is denied. */
function takePlace(): Place | null {
  try {
    const place = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return JSON.parse(place ?? 'null');
  } catch {
    return null;
  }
}

export function restorePlace(): void {
  const place = takePlace();
  if (!place || place.page !== document.documentElement.dataset.page) return;
  details().forEach((element, position) => (element.open = place.open[position] ?? element.open));
  // On a slow phone the visitor may have gone on here before this script came.
  const newer = valuesIn(document, isChanged);
  fillIn(document, place.values);
  fillIn(document, newer);
  const element = parts()[place.part];
  if (element) scrollBy(0, element.getBoundingClientRect().top + place.share * element.offsetHeight);
}
