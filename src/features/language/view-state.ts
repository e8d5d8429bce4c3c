/** Keeps for one step where the visitor is on a page: from a language to the next. */

const viewStateEntry = 'view-state';

const parts = () => [...document.querySelectorAll<HTMLElement>('main > *, footer')];
const details = () => [...document.querySelectorAll<HTMLDetailsElement>('main details')];

function currentViewState() {
  const boxes = parts().map((element) => element.getBoundingClientRect());
  const part = boxes.map((box) => box.top <= 1).lastIndexOf(true);
  const box = boxes[part];
  return {
    page: document.documentElement.dataset.page,
    // Page-wide part at the top of the screen, and how far it is scrolled past, as a share of its height.
    part,
    share: box ? -box.top / box.height : 0,
    // In document order.
    open: details().map((element) => element.open),
    focused: document.activeElement?.id,
  };
}

/** Keeps the state for the page that is loaded next. */
export function keepViewState(): void {
  try {
    sessionStorage.setItem(viewStateEntry, JSON.stringify(currentViewState()));
  } catch {
    // Storage is denied or full.
  }
}

/** Returns the visitor to what was kept for this page, once; false where nothing was, or nothing of ours. */
export function restoreViewState(): boolean {
  try {
    const state: Partial<ReturnType<typeof currentViewState>> = JSON.parse(
      sessionStorage.getItem(viewStateEntry) ?? '{}',
    );
    sessionStorage.removeItem(viewStateEntry);
    const { page, open = [], part = -1, share = 0, focused = '' } = state;
    if (page !== document.documentElement.dataset.page) return false;
    details().forEach((element, position) => (element.open = open[position] ?? element.open));
    const element = parts()[part];
    if (element) scrollBy(0, element.getBoundingClientRect().top + share * element.offsetHeight);
    document.getElementById(focused)?.focus({ preventScroll: true });
    return true;
  } catch {
    return false;
  }
}
