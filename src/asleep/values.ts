/** What stands in the fields below a node: what each holds, by its id, and the id of the one that has the focus. */
export interface Values {
  fields: Record<string, { value: string; checked: boolean }>;
  focused: string | undefined;
}

/** Every field below a node that a visitor fills in. */
export const fieldsIn = (root: ParentNode) => root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input:not([type=hidden]), textarea');

export function valuesIn(root: ParentNode): Values {
  return {
    // By id, because a page may have fields that the same page in another language has not.
    fields: Object.fromEntries([...fieldsIn(root)].map((field) => [field.id, { value: field.value, checked: 'checked' in field && field.checked }])),
    focused: document.activeElement?.id,
  };
}

export function fillIn(root: ParentNode, { fields, focused }: Values): void {
  for (const field of fieldsIn(root)) {
    Object.assign(field, fields[field.id]);
    if (focused && field.id === focused) field.focus();
  }
}
