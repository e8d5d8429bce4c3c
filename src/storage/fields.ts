/**
 * The fields of pages that visitors fill in: what each holds, what it began with, and the key that it has in every
 * language.
 */

export type Field = HTMLInputElement | HTMLTextAreaElement;

/** Hidden fields have no id. */
export const fieldsIn = (root: ParentNode) => root.querySelectorAll<Field>('input[id], textarea');

/** Whether it is a box of a checklist, whose name is its document's own wherever the list stands. */
export const isTick = ({ dataset }: Field) => dataset.tick !== undefined;

/**
 * The same for all radio buttons of a group; the page's id, which every language has, keeps apart fields of the same
 * name on different pages.
 */
export function keyOf(field: Field): string {
  if (isTick(field)) return field.name;
  return `${document.documentElement.dataset.page ?? ''}/${field.type === 'radio' ? field.name : field.id}`;
}

/** Value of a box that is ticked. */
export const ticked = 'on';

const isChoice = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';

const marked = (field: HTMLInputElement) => (field.type === 'radio' ? field.value : ticked);

function held(field: Field, text: 'value' | 'defaultValue', mark: 'checked' | 'defaultChecked'): string {
  if (!isChoice(field)) return field[text];
  // Browsers remember this list, where a selector would have them search the page for each button.
  const group = field.type === 'radio' ? [...document.getElementsByName(field.name)] : [field];
  const chosen = (group as HTMLInputElement[]).find((each) => each[mark] && each.form === field.form);
  return chosen ? marked(chosen) : '';
}

/** What it holds; of radio buttons the value of the chosen one. */
export const valueOf = (field: Field) => held(field, 'value', 'checked');

/** What the page came with. */
export const beginningOf = (field: Field) => held(field, 'defaultValue', 'defaultChecked');

/** Puts a value into a field; false where it stood there already. */
export function setValue(field: Field, value: string): boolean {
  if (!isChoice(field)) {
    if (field.value === value) return false;
    field.value = value;
    return true;
  }
  const isChosen = marked(field) === value;
  if (field.checked === isChosen) return false;
  field.checked = isChosen;
  return true;
}
