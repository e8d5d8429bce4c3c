/** The small script of every page: wakes React at the first touch of a region that needs it. */
function wake(event: Event) {
  if (!(event.target instanceof Element) || !event.target.closest('[data-live]')) return;
  for (const kind of kinds) removeEventListener(kind, wake, true);
  void import('../main.tsx');
}

const kinds = ['pointerdown', 'focusin', 'input'] as const;
for (const kind of kinds) addEventListener(kind, wake, true);
