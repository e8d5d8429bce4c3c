/**
 * Holds the companies that the pages show against the licences of office and people: an individual agent may serve one
 * life, one general and one health insurer (Insurance Act, 1938, section 42).
 */
import type { Insurer } from '../office/insurers.ts';
import type { Facts } from '../office/schema/fact-schema.ts';
import type { InsuranceLine } from '../office/services.ts';
import { essential, type ReadinessItem } from './readiness-item.ts';

const kindOfLine = { life: 'life', vehicle: 'general', travel: 'general', health: 'health' } as const satisfies Record<
  InsuranceLine,
  string
>;

/** What a company is to the law by what it sells; a general insurer may sell health too. */
function kindOf({ lines }: Insurer) {
  const kinds = lines.map((line) => kindOfLine[line]);
  return (['life', 'general', 'health'] as const).find((kind) => kinds.includes(kind));
}

/** Of the companies of one agent, what the law does not allow. */
const faultsOf = (companies: readonly Insurer[]) =>
  [...Map.groupBy(companies, kindOf)].flatMap(([kind, ofKind]) => {
    const about = ofKind.map(({ name }) => name).join(', ');
    if (!kind) return essential('open-kind', { about });
    return ofKind.length > 1 ? essential('open-agent', { about }) : [];
  });

export function insurersOfAgent({ licence, insurers: { insurers }, people: { people } }: Facts): ReadinessItem[] {
  const ofOffice = licence.capacity === 'agent' ? insurers : [];
  const ofPeople = people.map(({ licences }) => {
    const companies = licences.flatMap(({ capacity, company }) => (capacity === 'agent' ? company : []));
    return insurers.filter(({ name }) => companies.includes(name));
  });
  return [ofOffice, ...ofPeople].flatMap(faultsOf);
}
