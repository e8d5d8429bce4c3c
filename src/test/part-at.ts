/** A part of the page that is drawn in jsdom. */

/** The first that a selector finds, as a field where it is one. @throws {Error} when there is none */
export function partAt(selector: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(selector);
  if (!found) throw new Error(`The page of this test has no "${selector}".`);
  return found;
}

/** What readers of screens say of a field besides its name. */
export const descriptionsOf = (field: Element | null): (string | undefined)[] =>
  (field?.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);
