import { office } from '../business/office.ts';

/** Facts of the office that copy may quote by name: `{{phone}}`. */
export const facts = {
  phone: office.phone.value,
  email: office.email.value,
  whatsapp: office.whatsapp.value,
} as const;
