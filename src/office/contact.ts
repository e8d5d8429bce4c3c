/** How visitors reach the office. While one is '', the pages draw a marked sample; settings of a deployment, like VITE_PHONE, come first. */
import type { InLanguages } from './in-languages.ts';

export const contact: Contact = {
  // Like '+91 98250 12345'.
  phone: '',
  whatsapp: '',
  email: '',
  // Further numbers, each with a word of what it is for:
  // { word: { en: 'Claims', gu: 'ક્લેમ', hi: 'क्लेम' }, kind: 'phone', number: '+91 281 …' }, or kind: 'whatsapp'
  others: [],
};

export interface Contact {
  phone: string;
  whatsapp: string;
  email: string;
  others: readonly OtherNumber[];
}

export interface OtherNumber {
  word: InLanguages;
  kind: 'phone' | 'whatsapp';
  number: string;
}
