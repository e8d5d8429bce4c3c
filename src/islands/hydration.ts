/**
 * Decides when an island hydrates: at the first touch or focus inside it, or because something of it is kept. Until
 * then its own controls carry every tap.
 */
import { followPresses } from './last-press.ts';
import { awaitOrFallBack } from './show-fallback.ts';

/** The island around a part of the page, as long as React has not taken it over. */
function unhydratedIsland(part: EventTarget | null): HTMLElement | null {
  return part instanceof Element ? part.closest<HTMLElement>('[data-island]:not([data-hydrated])') : null;
}

/** Resolves once React has taken an island over; rejects when its code or its words could not be fetched. */
async function hydrate(island: HTMLElement): Promise<void> {
  // Side by side, so that a slow phone can answer the visitor between the start of one file and of the next.
  const [{ hydrateIsland }, { drawIsland }] = await Promise.all([import('./hydrate.tsx'), import('./draw-island.tsx')]);
  return hydrateIsland(island, drawIsland);
}

/** An island that cannot hydrate goes on working natively, and the next touch tries again. */
function hydrateAround(part: EventTarget | null): void {
  const island = unhydratedIsland(part);
  // The touch itself is answered first.
  if (island) requestAnimationFrame(() => setTimeout(() => hydrate(island).catch(console.warn)));
}

/** A button that only React can answer is pressed again once React is there. */
async function holdPress(event: Event): Promise<void> {
  const button = event.target instanceof Element && event.target.closest<HTMLElement>('[data-press]');
  const island = button && unhydratedIsland(button);
  if (!island) return;
  // Nor does the browser send the form in which it stands.
  event.preventDefault();
  if (button.dataset.pressed) return;
  const since = String(Date.now());
  button.dataset.pressed = since;
  const hasCome = await awaitOrFallBack(island, hydrate(island));
  // A browser that translates, or a drawing that failed, may have put another in its place.
  const current = island.querySelector<HTMLElement>(`[data-press="${button.dataset.press}"]`) ?? button;
  current.dataset.pressed = since;
  if (hasCome) current.click();
  delete current.dataset.pressed;
}

/** Hydrates islands at a touch from now on. */
export function hydrateOnTouch(): void {
  followPresses();
  for (const kind of ['pointerdown', 'focusin', 'input'])
    addEventListener(kind, ({ target }) => hydrateAround(target), true);
  addEventListener('click', (event) => void holdPress(event), true);
}

/** A tick or an answer that the page did not come with. */
const keptSelector = ':checked:not([checked])';

/**
 * Hydrates the islands that have something to show again: at once what the address asks for, and what is kept when it
 * comes into view.
 */
export function hydrateWhatIsKept(): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) if (isIntersecting) hydrateAround(target);
  });
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const { asked } = island.dataset;
    if (asked !== undefined && new URLSearchParams(location.search).has(asked))
      void awaitOrFallBack(island, hydrate(island));
    else if (island.querySelector(keptSelector)) observer.observe(island);
  }
}
