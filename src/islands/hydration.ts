/** Decides when an island hydrates: at the first touch or focus inside it, or because something of it is kept. Until then its own controls carry every tap. */
import { followPresses } from './last-press.ts';
import { waitForAnswer } from './unanswered.ts';

/** The island around a part of the page, as long as React has not taken it over. */
export function unhydratedIsland(part: EventTarget | null): HTMLElement | null {
  return part instanceof Element ? part.closest<HTMLElement>('[data-island]:not([data-hydrated])') : null;
}

/** Resolves once React has taken an island over; rejects when its code or its words could not be fetched. */
export type Hydrate = (island: HTMLElement) => Promise<void>;

/** Handed over by the entry through `hydrateOnTouch`; this script holds nothing of React. */
export let hydrate: Hydrate = () => Promise.reject();

/** An island that cannot hydrate goes on working natively, and the next touch tries again. */
function hydrateTouched({ target }: { target: EventTarget | null }): void {
  const island = unhydratedIsland(target);
  // The touch itself is answered first.
  if (island) requestAnimationFrame(() => setTimeout(() => hydrate(island).catch(console.warn)));
}

/** A button that only React can answer is pressed again once React is there. */
async function holdPress({ target }: Event): Promise<void> {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-press]');
  const island = button && unhydratedIsland(button);
  if (!island || button.dataset.pressed !== undefined) return;
  button.dataset.pressed = '';
  // A browser that translates may have had React draw it anew.
  const drawn = () => island.querySelector<HTMLElement>(`[data-press="${button.dataset.press}"]`);
  if (await waitForAnswer(island, hydrate(island))) (button.isConnected ? button : drawn())?.click();
  delete button.dataset.pressed;
}

/** Hydrates islands at a touch from now on, in the way handed over. */
export function hydrateOnTouch(hydrateIsland: Hydrate): void {
  hydrate = hydrateIsland;
  followPresses();
  for (const kind of ['pointerdown', 'focusin', 'input']) addEventListener(kind, hydrateTouched, true);
  addEventListener('click', holdPress, true);
}

/** A tick or an answer that the page did not come with. */
const isKept = ':checked:not([checked])';

/** Hydrates the islands that have something to show again: at once what the address asks for, and what is kept when it comes into view. */
export function hydrateWhatIsKept(): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) if (isIntersecting) hydrateTouched({ target });
  });
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const { asked } = island.dataset;
    if (asked !== undefined && new URLSearchParams(location.search).has(asked))
      void waitForAnswer(island, hydrate(island));
    else if (island.querySelector(isKept)) observer.observe(island);
  }
}
