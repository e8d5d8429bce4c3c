import type { Insurer } from './insurers.ts';

/** Brand families with the names of all their companies, one tile each on the home page. */
export const insurerFamilies = (insurers: readonly Insurer[]) =>
  [...Map.groupBy(insurers, ({ family }) => family)].map(([family, members]) => ({
    /** File name of its picture, without its ending. */
    id: family.toLowerCase().replaceAll(' ', '-'),
    names: members.map(({ name }) => name),
  }));
