/** The claims of this site, for its pages: they are prerendered, so that no script in a browser carries the tables. */
import { claimsFrom, type Claim } from './read-claims.ts';
import claimsTable from './claims.tsv?raw';
import sourcesTable from './sources.tsv?raw';

const claims = claimsFrom(claimsTable, sourcesTable);

/** The claims of some topics, in the order of the topics; throws when a topic has none. */
export function claimsOn(...topics: readonly string[]): Claim[] {
  return topics.flatMap((topic) => {
    const found = claims.filter((claim) => claim.topic === topic);
    if (found.length === 0)
      throw new Error(
        `src/facts/claims.tsv has no row of the topic "${topic}", so the page could not say what it rests on. Add the row, or correct the topic in the code.`,
      );
    return found;
  });
}
