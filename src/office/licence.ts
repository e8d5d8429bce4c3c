/** Under which licence the office sells insurance. */
import { isIsoDay, type IsoDay } from './iso-day.ts';

/** What a licence of the insurance regulator can make of an office; their words stand in common.json. */
export const capacities = ['agent', 'posp', 'corporate-agent', 'broker', 'marketing-firm'] as const;

export type Capacity = (typeof capacities)[number];

export interface Licence {
  /** The name in which it is held. */
  legalName: string;
  capacity: Capacity;
  number: string;
  /** Its last day; undefined where it names none. */
  validUntil: IsoDay | undefined;
  /** Those that have appointed the office, as the owner names them. */
  insurers: string | undefined;
}

/** The settings that a licence is not a licence without. */
export const essentialParts = ['VITE_LEGAL_NAME', 'VITE_LICENCE_CAPACITY', 'VITE_LICENCE_NUMBER'] as const;

/** What may be added to them. */
export const furtherParts = ['VITE_LICENCE_VALID_UNTIL', 'VITE_LICENCE_INSURERS'] as const;

/** Reads the licence from well-formed settings; undefined while the owner has not given it. */
export function licenceFrom(read: (name: (typeof essentialParts)[number] | (typeof furtherParts)[number]) => string | undefined): Licence | undefined {
  const [legalName, given, number] = essentialParts.map(read);
  const capacity = capacities.find((each) => each === given);
  if (!legalName || !capacity || !number) return undefined;
  const validUntil = read('VITE_LICENCE_VALID_UNTIL') ?? '';
  return { legalName, capacity, number, validUntil: isIsoDay(validUntil) ? validUntil : undefined, insurers: read('VITE_LICENCE_INSURERS') };
}
