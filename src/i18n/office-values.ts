/** What the copy may say of the office without naming it in a locale file. */
import { ways } from '../office/ways.ts';
import { passportCharge } from '../office/passport-charge.ts';
import { premises } from '../office/premises.ts';
import type { Resources } from './resources.ts';
import type { Language } from './languages.ts';

/** Values of the office that copy may quote by name: `{{phone}}`. */
export const officeValues: Readonly<Record<string, string>> = {
  phone: ways.phone.value,
  email: ways.email.value,
  whatsapp: ways.whatsapp.value,
  postalCode: premises.postalCode,
};

/** What the office charges for help with passports, as a sentence: `{{passportCharge}}`. */
export function passportChargeIn(language: Language, words: Resources['common']['passportCharge']): string {
  const text = typeof passportCharge === 'string' ? words[passportCharge || 'askUs'] : passportCharge[language];
  return text ?? words.askUs;
}
