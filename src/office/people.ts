/** Who works in the office, as the page about it shows them; an empty list is left out. One line a person, in every language. */
import type { InLanguages } from './in-languages.ts';

export const people: readonly Person[] = [
  // Like { name: { en: 'Asha Patel', gu: 'આશા પટેલ', hi: 'आशा पटेल' }, role: { en: 'Adviser', gu: 'સલાહકાર', hi: 'सलाहकार' } },
];

export interface Person {
  name: InLanguages;
  role: InLanguages;
}
