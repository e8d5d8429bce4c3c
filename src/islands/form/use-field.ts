/** What a field needs to know of the form around it. */
import { createContext, useContext } from 'react';
import type { FieldError } from './form-reader.ts';

interface SurroundingForm {
  /** Makes ids of its fields by their names. */
  idOf: (name: string) => string;
  errors: readonly FieldError[];
  /** Said of what may be left out. */
  optional: string;
}

const Context = createContext<SurroundingForm | undefined>(undefined);

export const FormProvider = Context.Provider;

/**
 * Id, label and error of a field; the error is that of its own id, or of a part of it whose id begins so. Throws
 * outside of a form.
 */
export function useField(name: string, label: string, isOptional = false) {
  const form = useContext(Context);
  if (!form) throw new Error(`The field "${name}" stands outside a form. Put it among the children of <Form>.`);
  const id = form.idOf(name);
  return {
    id,
    label: isOptional ? `${label} (${form.optional})` : label,
    error: form.errors.find(({ field }) => field === id || field.startsWith(`${id}-`)),
  };
}
