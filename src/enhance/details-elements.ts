/**
 * Lays out what is closed, so that it opens without delay on a slow phone: browsers keep the layout, but do not begin
 * it by themselves.
 */
export function layOutDisclosures(): void {
  // Each in a task of its own, so that a tap meanwhile is answered between two of them.
  for (const disclosure of document.querySelectorAll('details'))
    setTimeout(() => disclosure.querySelector(':scope > :not(summary)')?.getBoundingClientRect());
}

/** Brings what is opened in the place of something else to the top of a phone's screen, as a link to it does. */
export function showWhatOpens(): void {
  addEventListener('click', ({ target }) => {
    const part = target instanceof Element && target.closest('summary')?.closest('[name]:not([open])');
    if (part && matchMedia('(max-width: 61.99em)').matches) requestAnimationFrame(() => part.scrollIntoView());
  });
}
