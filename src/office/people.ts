/**
 * Who works in the office and answers visitors, the first of them also on the front page; an empty list is left out.
 * Everything about a person is shown to everybody, so each must have agreed to it, and `consent` is the day.
 */
import type { InLanguages } from './in-languages.ts';

export const people: readonly Person[] = [
  // {
  //   name: { en: 'Asha Patel', gu: 'આશા પટેલ', hi: 'आशा पटेल' },
  //   role: { en: 'Adviser', gu: 'સલાહકાર', hi: 'सलाहकार' },
  //   consent: '2026-12-01',
  //   // What follows may be left out: languages by their codes, a photograph in src/office/photographs, numbers of the person’s own.
  //   languages: ['gu', 'hi', 'en'],
  //   photograph: 'asha.jpg',
  //   phone: '+91 98…',
  //   whatsapp: '+91 98…',
  // },
];

export interface Person {
  name: InLanguages;
  role: InLanguages;
  consent: string;
  languages?: readonly string[];
  photograph?: string;
  phone?: string;
  whatsapp?: string;
}
