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

/** A region that cannot wake goes on working natively, and the next touch tries again. */
function wakeAtTouch({ target }: Event): void {
  const region = sleepingRegion(target);
  if (region) wake(region).catch(renew);
}

/** Says below a region that it cannot answer, and what works without it; the words wait in a template. */
export function sayWhetherUnanswered(region: HTMLElement, isUnanswered: boolean): void {
  const next = region.nextElementSibling;
  const isSaid = next?.matches('[data-unanswered]') ?? false;
  if (isSaid && !isUnanswered) next?.remove();
  if (isSaid || !isUnanswered || !(next instanceof HTMLTemplateElement)) return;
  region.after(next.content.cloneNode(true));
  region.nextElementSibling?.firstElementChild?.setAttribute('role', 'status');
}

/** How long a visitor waits for an answer before being told what works without it, in milliseconds. */
const patience = 5000;

/** Has the region answer what only React can, or says that it does not. */
async function answer(region: HTMLElement, press = () => {}): Promise<void> {
  const overdue = setTimeout(sayWhetherUnanswered, patience, region, true);
  try {
    await wake(region);
    sayWhetherUnanswered(region, false);
    press();
  } catch {
    sayWhetherUnanswered(region, true);
    await renew();
  } finally {
    clearTimeout(overdue);
  }
}

/** A button that only React can answer is pressed again once React is there. */
async function holdPress({ target }: Event): Promise<void> {
  const button = target instanceof Element && target.closest<HTMLElement>('button[type=button],[method=dialog] button');
  const region = button && sleepingRegion(button);
  if (!region || button.dataset.clear !== undefined || button.dataset.pressed !== undefined) return;
  button.dataset.pressed = '';
  await answer(region, () => button.click());
  delete button.dataset.pressed;
}

export function wakeOnTouch(): void {
  for (const kind of kinds) addEventListener(kind, wakeAtTouch, true);
  addEventListener('click', (event) => void holdPress(event), true);
}

/** Wakes the regions that have something to show again, each when it comes into view: ticks, or what the address asks for. */
export function wakeWhatIsKept(): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) if (isIntersecting) wakeInView(target);
  });
  for (const region of document.querySelectorAll<HTMLElement>('[data-live]')) {
    if (isAsked(region) || region.querySelector('[data-tick]:checked')) observer.observe(region);
  }
}

const isAsked = ({ dataset }: HTMLElement) => dataset.asked !== undefined && new URLSearchParams(location.search).has(dataset.asked);

function wakeInView(part: Element): void {
  const region = sleepingRegion(part);
  if (!region) return;
  if (isAsked(region)) void answer(region);
  else wake(region).catch(renew);
}
