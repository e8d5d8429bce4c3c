/** Wakes React in a region at the first touch or focus inside it; until then the region's own controls carry every tap. */
const kinds = ['pointerdown', 'focusin', 'input'] as const;

function wake({ target }: Event): void {
  const host = target instanceof Element && target.closest<HTMLElement>('[data-live]:not([data-awake])');
  if (host) void import('../main.tsx').then(({ wakeRegion }) => wakeRegion(host));
}

export function wakeOnTouch(): void {
  for (const kind of kinds) addEventListener(kind, wake, true);
}
