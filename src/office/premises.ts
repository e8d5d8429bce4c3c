/** Where in Rajkot the office is; what is empty is left out. */
import file from './premises.json?fact';

export const premises = file;

/** Floor, street and landmark in one line; empty while none is known. */
export function streetAddressIn(language: string): string {
  return [premises.floor, premises.street, premises.landmark].flatMap((part) => part[language] || []).join(', ');
}
