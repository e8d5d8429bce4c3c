/** Knows whether the visitor has gone on since the last press: on a slow line its answer comes late, and leads only whoever still waits for it. */
let isAway = false;

export const hasGoneOn = () => isAway;

/** What the visitor does himself, and no script. */
function follow({ isTrusted, type, target }: Event): void {
  // Whoever presses Enter in a field has the browser click its form's button.
  if (isTrusted && (type !== 'click' || (target as Element).closest('button'))) isAway = type !== 'click';
}

export function followPresses(): void {
  for (const kind of ['click', 'focusin', 'input']) addEventListener(kind, follow, true);
}
