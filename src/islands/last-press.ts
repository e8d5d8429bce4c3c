/** Knows whether the visitor has gone on since the last press: on a slow line its answer comes late, and leads only whoever still waits for it. */
let isAway = false;

export const hasGoneOn = () => isAway;

/** What the visitor does himself, and no script. */
function follow({ isTrusted, type, target }: Event): void {
  if (!isTrusted || !(target instanceof Element)) return;
  // What has a `tabindex` of -1 has the focus from a script, or from a browser that gives buttons none.
  if (type !== 'click') isAway ||= !target.matches('[tabindex="-1"]');
  // Whoever presses Enter in a field has the browser click its form's button.
  else if (target.closest('button')) isAway = false;
}

export function followPresses(): void {
  for (const kind of ['click', 'focusin', 'input']) addEventListener(kind, follow, true);
}
