/** What stands in the fields below a node: what each holds, by its id, and the id of the one that has the focus. */
export interface Values {
  fields: Record<string, { value: string; checked: boolean | undefined }>;
  focused: string | undefined;
}

/** What a visitor fills in; text areas have no `checked`. */
type Field = (HTMLInputElement | HTMLTextAreaElement) & Partial<Pick<HTMLInputElement, 'checked' | 'defaultChecked'>>;

/** Every field below a node that a visitor fills in; hidden ones have no id. */
export const fieldsIn = (root: ParentNode) => root.querySelectorAll<Field>('input[id], textarea');

/** True for a field that holds something else than the page came with. */
export const isChanged = (field: Field) => field.value !== field.defaultValue || field.checked !== field.defaultChecked;

/** What stands in the fields below a node, or in some of them. */
export function valuesIn(root: ParentNode, isOneOfThem: typeof isChanged = () => true): Values {
  return {
    // By id, because a page may have fields that the same page in another language has not.
    fields: Object.fromEntries([...fieldsIn(root)].filter(isOneOfThem).map(({ id, value, checked }) => [id, { value, checked }])),
    focused: document.activeElement?.id,
  };
}

export function fillIn(root: ParentNode, { fields, focused }: Values): void {
  for (const field of fieldsIn(root)) {
    Object.assign(field, fields[field.id]);
    if (field.id === focused) field.focus();
  }
}
