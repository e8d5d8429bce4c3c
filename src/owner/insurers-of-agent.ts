/**
 * Holds the companies that the pages show against the licence: an individual agent may serve one life, one general and
 * one health insurer (Insurance Act, 1938, section 42).
 */
import type { Insurer } from '../office/insurers.ts';
import type { Facts } from '../office/schema/fact-schema.ts';
import { essential, type ReadinessItem } from './readiness-item.ts';

function kindOf({ lines }: Insurer): string {
  if (lines.includes('life')) return 'life';
  return lines.includes('vehicle') || lines.includes('travel') ? 'general' : 'health';
}

export function insurersOfAgent({ licence, insurers }: Facts): ReadinessItem[] {
  if (licence.capacity !== 'agent') return [];
  return [...Map.groupBy(insurers.insurers, kindOf).values()]
    .filter((companies) => companies.length > 1)
    .map((companies) => essential('open-agent', { about: companies.map(({ name }) => name).join(', ') }));
}
