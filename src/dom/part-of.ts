/** How a script finds what it fills in or shows around a control: by a name in the markup. */
import type { PartName } from './data-attributes.ts';

/** The part of that name; undefined where there is none. */
export function partOf<Part extends HTMLElement>(
  around: ParentNode | null | undefined,
  name: PartName,
): Part | undefined {
  return around?.querySelector<Part>(`[data-part="${name}"]`) ?? undefined;
}

/** Buttons and the status that says what came of them; undefined where a button stands alone. */
export const controlsAround = (button: Element) => button.closest<HTMLElement>('[data-controls]') ?? undefined;

/**
 * Says what came of a button, once more too; not so much as an empty text where nothing is said, which React would not
 * find where it hydrates.
 */
export function sayBeside(button: Element, words = ''): void {
  const status = partOf(controlsAround(button), 'status');
  if (status && (words || status.textContent)) status.textContent = words;
}
