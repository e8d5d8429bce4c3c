/** The tiles of insurers on the home page. */
import type { Facts } from './schema/fact-schema.ts';

/** Brand families with the names of all their companies, one tile each on the home page. */
export function insurerFamilies(insurers: Facts['insurers']['insurers']): { id: string; names: string[] }[] {
  const families = Map.groupBy(insurers, (insurer) => insurer.family);
  return [...families].map(([family, members]) => ({
    id: family.toLowerCase().replaceAll(' ', '-'),
    names: members.map((insurer) => insurer.name),
  }));
}
