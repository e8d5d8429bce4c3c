/** Where in Rajkot the office is. What stays '' is left out; what is filled in is said in every language. */
import type { InLanguages } from './in-languages.ts';

export const premises: Premises = {
  // Like 'Second floor, Shop 12'.
  floor: { en: '', gu: '', hi: '' },
  // House and street.
  street: { en: '', gu: '', hi: '' },
  // What everybody knows nearby, like 'Opposite the bus stand'.
  landmark: { en: '', gu: '', hi: '' },
  // The way there, one step a line: { en: 'Get off at the bus stand.', gu: '…', hi: '…' }
  directions: [],
  // Where one leaves a scooter or a car, like 'Parking behind the building, free.'
  parking: { en: '', gu: '', hi: '' },
  // The PIN code.
  postalCode: '360003',
  // Where the door is: in Google Maps press and hold it, and copy the two numbers, like '22.30390, 70.80220'; or paste the address of the map from a computer's browser.
  pin: '',
  // A photograph of the door from the street, in src/office/photographs, like 'door.jpg'.
  door: '',
};

export interface Premises {
  floor: InLanguages;
  street: InLanguages;
  landmark: InLanguages;
  directions: readonly InLanguages[];
  parking: InLanguages;
  postalCode: string;
  pin: string;
  door: string;
}

/** Floor, street and landmark in one line; empty while none is known. */
export function streetAddressIn(language: string): string {
  return [premises.floor, premises.street, premises.landmark].flatMap((part) => part[language] || []).join(', ');
}
