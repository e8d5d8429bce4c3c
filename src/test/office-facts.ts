/** Facts of an office, written into a copy of the project in place of what its owner has written. */
import { join } from 'node:path';
import { languageCodes } from '../i18n/languages.ts';
import type { Contact } from '../office/contact.ts';
import type { Confirmations } from '../office/confirmations.ts';
import type { Holiday, OpeningHours } from '../office/hours.ts';
import type { InLanguages } from '../office/in-languages.ts';
import type { Insurer } from '../office/insurers.ts';
import type { Licence } from '../office/licence.ts';
import type { Notice } from '../office/notices.ts';
import type { Person } from '../office/people.ts';
import type { Premises } from '../office/premises.ts';
import type { social } from '../office/social.ts';
import { setExported } from './project-copy.ts';

/** Every fact that stands in a file of `src/office`, by the name under which it is exported. */
export interface OfficeFacts {
  contact: Contact;
  hours: OpeningHours;
  holidays: readonly Holiday[];
  notices: readonly Notice[];
  insurers: readonly Insurer[];
  confirmations: Confirmations;
  licence: Licence;
  passportCharge: '' | 'none' | InLanguages;
  social: typeof social;
  premises: Premises;
  people: readonly Person[];
}

/** Those that stand in a file of another name. */
const files: Partial<Record<keyof OfficeFacts, string>> = { holidays: 'hours', passportCharge: 'passport-charge' };

export function writeFacts(folder: string, facts: Partial<OfficeFacts>): void {
  for (const [name, fact] of Object.entries(facts))
    setExported(join(folder, 'src/office', `${files[name as keyof OfficeFacts] ?? name}.ts`), name, fact);
}

const unsaid: InLanguages = Object.fromEntries(languageCodes.map((language) => [language, '']));

/** What is said language by language, as long as nothing is. */
export const nothingSaid = {
  contact: { phone: '', whatsapp: '', email: '', others: [] },
  passportCharge: '',
  premises: {
    floor: unsaid,
    street: unsaid,
    landmark: unsaid,
    directions: [],
    parking: unsaid,
    postalCode: '360003',
    pin: '',
    door: '',
  },
  people: [],
  holidays: [],
  notices: [],
} as const satisfies Partial<OfficeFacts>;
