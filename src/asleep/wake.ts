/** Wakes React in a region at the first touch or focus inside it; until then the region's own controls carry every tap. */
const kinds = ['pointerdown', 'focusin', 'input'] as const;

/** The region around a part of the page, as long as React has not taken it over. */
export function sleepingRegion(part: EventTarget | null): HTMLElement | null {
  return part instanceof Element ? part.closest<HTMLElement>('[data-live]:not([data-awake])') : null;
}

/** Resolves once React has taken the region over; rejects when its code or its words could not be fetched. */
export async function wake(region: HTMLElement): Promise<void> {
  const { wakeRegion } = await import('../main.tsx');
  return wakeRegion(region);
}

export function wakeOnTouch(): void {
  for (const kind of kinds) {
    addEventListener(
      kind,
      ({ target }) => {
        const region = sleepingRegion(target);
        // A region that cannot wake goes on working natively, and the next touch tries again.
        if (region) wake(region).catch(() => {});
      },
      true,
    );
  }
}
