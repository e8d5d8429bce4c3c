/** Wakes React in a region: at the first touch or focus inside it, until when its own controls carry every tap, or because something of it is kept. */
import { renew } from './renew.ts';

const kinds = ['pointerdown', 'focusin', 'input'] as const;

/** The region around a part of the page, as long as React has not taken it over. */
export function sleepingRegion(part: EventTarget | null): HTMLElement | null {
  return part instanceof Element ? part.closest<HTMLElement>('[data-live]:not([data-awake])') : null;
}

/** Resolves once React has taken the region over; rejects when its code or its words could not be fetched. */
export async function wake(region: HTMLElement): Promise<void> {
  // Two files at once, so that a slow phone can answer the visitor between the one's start and the other's.
  const [{ wakeRegion }] = await Promise.all([import('../main.tsx'), import('../live/region-tree.tsx')]);
  return wakeRegion(region);
}

function tryToWake(part: EventTarget | null): void {
  const region = sleepingRegion(part);
  // A region that cannot wake goes on working natively, and the next touch tries again.
  if (region) wake(region).catch(renew);
}

/** A button that only React can answer is pressed again once React is there. */
async function holdPress({ target }: Event): Promise<void> {
  const button = target instanceof Element && target.closest<HTMLElement>('button[type=button],[method=dialog] button');
  const region = button && sleepingRegion(button);
  if (!region) return;
  await wake(region);
  button.click();
}

export function wakeOnTouch(): void {
  for (const kind of kinds) addEventListener(kind, ({ target }) => tryToWake(target), true);
  addEventListener('click', (event) => void holdPress(event).catch(renew), true);
}

/** What is kept on this phone and what the address asks for, as one text to look for names in. */
function kept(): string {
  try {
    return JSON.stringify([location.search, localStorage, sessionStorage]);
  } catch {
    return location.search;
  }
}

/** Wakes the regions that have something to restore, each when it comes into view. */
export function wakeWhatIsKept(): void {
  const names = kept();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) if (isIntersecting) tryToWake(target);
  });
  for (const region of document.querySelectorAll<HTMLElement>('[data-restores]')) {
    if (!names.includes(region.dataset.restores ?? '')) continue;
    observer.observe(region);
    // Ticks need no React to be seen.
    if (region.dataset.live === 'carry-list') void import('./ticks.ts').then((ticks) => ticks.restoreTicks(region), renew);
  }
}
