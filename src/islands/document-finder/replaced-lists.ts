const boxesIn = (list: Element) => [...list.querySelectorAll<HTMLInputElement>('[data-tick]')].map(({ name }) => name);

/** Hides those lists of the page all of whose documents stand in the list that was found, and their section when none is left. */
export function hideReplacedLists(found: Element | null): void {
  const names = new Set(found ? boxesIn(found) : []);
  const section = document.getElementById('documents');
  const lists = [...(section?.querySelectorAll<HTMLElement>('section') ?? [])];
  for (const list of lists) list.hidden = boxesIn(list).every((name) => names.has(name));
  if (section) section.hidden = lists.every(({ hidden }) => hidden);
}
