/** Holds the companies that the pages show against the licence: an individual agent may serve one life, one general and one health insurer (Insurance Act, 1938, section 42). */
import type { Insurer } from '../office/insurers.ts';
import type { Licence } from '../office/licence.ts';
import type { ReadinessItem } from './readiness-item.ts';

function kindOf({ lines }: Insurer): string {
  if (lines.includes('life')) return 'life';
  return lines.includes('vehicle') || lines.includes('travel') ? 'general' : 'health';
}

export function insurersOfAgent({ capacity }: Licence, insurers: readonly Insurer[]): ReadinessItem[] {
  if (capacity !== 'agent') return [];
  return [...Map.groupBy(insurers, kindOf)]
    .filter(([, companies]) => companies.length > 1)
    .map(([kind, companies]) => ({
      isEssential: true,
      id: 'open-agent',
      about: companies.map(({ name }) => name).join(', '),
      what: `The licence is an agent's, who may serve one ${kind} insurer, but src/office/insurers.json has ${companies.map(({ name }) => name).join(', ')}`,
      remedy: 'Keep there the one that has appointed the office, or correct the capacity in src/office/licence.json.',
    }));
}
