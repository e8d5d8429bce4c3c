/**
 * Knows whether the visitor has gone on since the last press: on a slow line its answer comes late, and leads only
 * whoever still waits for it.
 */
let isAway = false;

export const hasGoneOn = () => isAway;

/** What the visitor does himself, and no script. */
function follow({ isTrusted, type, target }: Event): void {
  const isPress = type === 'click';
  const control = target as HTMLElement;
  // Whoever presses Enter in a field has the browser click its form's button; and by a fragment it goes to what no key
  // reaches.
  if (isTrusted && (isPress ? control.closest('button') : control.tabIndex >= 0)) isAway = !isPress;
}

export function followPresses(): void {
  for (const kind of ['click', 'focusin', 'input']) addEventListener(kind, follow, true);
}
