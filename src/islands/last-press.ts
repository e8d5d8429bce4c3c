/** Knows whether the visitor has gone on since the last press: on a slow line its answer comes late, and leads only whoever still waits for it. */
let isElsewhere = false;

export const hasGoneOn = () => isElsewhere;

/** Follows what the visitor does himself. What has a `tabindex` of -1 has the focus from a script, or from a browser that gives buttons none. */
export function followPresses(): void {
  const follow = (movesOn: boolean, isMeant: (part: Element) => unknown) => (event: Event) => {
    if (event.isTrusted && event.target instanceof Element && isMeant(event.target)) isElsewhere = movesOn;
  };
  // Whoever presses Enter in a field has the browser click its form's button.
  addEventListener(
    'click',
    follow(false, (part) => part.closest('button')),
    true,
  );
  for (const kind of ['focusin', 'input'])
    addEventListener(
      kind,
      follow(true, (part) => !part.matches('[tabindex="-1"]')),
      true,
    );
}
