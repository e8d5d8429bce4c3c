/** Where in Rajkot the office is; what is empty is left out. */
export const premises = officeFacts.premises;

/** Floor, street and landmark in one line; empty while none is known. */
export function streetAddressIn(language: string): string {
  return [premises.floor, premises.street, premises.landmark].flatMap((part) => part[language] || []).join(', ');
}
