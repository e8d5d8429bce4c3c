/** The tiles of insurers: one a company, and on the home page one a family. */
type Insurers = readonly Record<'id' | 'name' | 'family', string>[];

interface Tile {
  /** File name of its picture, without its ending. */
  id: string;
  names: string[];
}

/** Brand families with the names of all their companies, one tile each on the home page. */
export function insurerFamilies(insurers: Insurers): Tile[] {
  return [...Map.groupBy(insurers, ({ family }) => family)].map(([family, members]) => ({
    id: family.toLowerCase().replaceAll(' ', '-'),
    names: members.map(({ name }) => name),
  }));
}

/** Every tile of the site, each once. */
export function tilesOf(insurers: Insurers): Tile[] {
  const companies = insurers.map(({ id, name }) => ({ id, names: [name] }));
  const all = [...insurerFamilies(insurers), ...companies];
  return [...new Map(all.map((tile) => [tile.id, tile])).values()];
}
