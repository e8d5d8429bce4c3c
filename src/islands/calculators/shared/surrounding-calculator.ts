/** What a field needs to know of the calculator around it. */
import { createContext, useContext } from 'react';
import type { FieldError } from './form-reader.ts';

interface Surroundings {
  id: string;
  errors: readonly FieldError[];
}

const Context = createContext<Surroundings | undefined>(undefined);

export const SurroundingCalculator = Context.Provider;

export interface FieldState {
  id: string;
  /** What is wrong with the field of this id, or with a part of it whose id begins so. */
  error: FieldError | undefined;
}

/** Id and error of a field by its name; throws outside of a calculator. */
export function useField(name: string): FieldState {
  const surroundings = useContext(Context);
  if (!surroundings)
    throw new Error(`The field "${name}" stands outside a calculator. Put it among the children of <Calculator>.`);
  const id = `${surroundings.id}-${name}`;
  return { id, error: surroundings.errors.find(({ field }) => field === id || field.startsWith(`${id}-`)) };
}
