/** Lays out what is closed, so that it opens without delay on a slow phone: browsers keep the layout, but do not begin it by themselves. */
export function layOutDisclosures(): void {
  // Each in a task of its own, so that a tap meanwhile is answered between two of them.
  for (const disclosure of document.querySelectorAll('details'))
    setTimeout(() => disclosure.lastElementChild?.getBoundingClientRect());
}
