/** Which places know a word, and how well: by BM25+, with words that begin with it or are spelt nearly like it. A library for this weighs five times as much, mostly for changing what is indexed. */
import tuning from './tuning.json' with { type: 'json' };

/** What each place says, its words apart: what people say of it, and its text. */
export interface Indexed {
  words: readonly string[];
  text: readonly string[];
}

export interface Match {
  score: number;
  /** Words of the place that were met. */
  terms: Set<string>;
  /** Whether one of them is what people say; what merely stands in a text proves less. */
  isSaid: boolean;
}

/** Shorter words would meet too many others. */
const isLong = (word: string) => word.length > 4;

/** How many letters are to be put in, left out or changed to make one word of the other; endless where it is more than `most`. */
function distanceOf(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return Infinity;
  let row = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (const letter of one) {
    let [diagonal = 0] = row;
    let left = diagonal + 1;
    row = row.map((above, column) => {
      if (column === 0) return left;
      left = Math.min(left + 1, above + 1, diagonal + Number(other[column - 1] !== letter));
      diagonal = above;
      return left;
    });
    if (Math.min(...row) > most) return Infinity;
  }
  const distance = row.at(-1) ?? Infinity;
  return distance > most ? Infinity : distance;
}

/** How much a word counts that stands for the one asked; 0 where it does not. */
function likeness(asked: string, word: string): number {
  if (word === asked) return 1;
  if (!isLong(asked)) return 0;
  const longer = word.length - asked.length;
  if (word.startsWith(asked)) return (tuning.prefix * word.length) / (word.length + 0.3 * longer);
  const distance = distanceOf(asked, word, Math.round(asked.length * tuning.fuzziness));
  return (tuning.fuzzy * word.length) / (word.length + distance);
}

/** Of one field: by word, and in it by place, what the word proves. */
function proofsOf(lists: readonly (readonly string[])[]): Map<string, Map<number, number>> {
  const { k, b, d } = tuning.bm25;
  const lengths = lists.map((list) => new Set(list).size);
  const average = lengths.reduce((sum, length) => sum + length, 0) / lists.length;
  const proofs = new Map<string, Map<number, number>>();
  for (const [id, list] of lists.entries())
    for (const word of list) {
      const counts = proofs.get(word) ?? new Map<number, number>();
      proofs.set(word, counts.set(id, (counts.get(id) ?? 0) + 1));
    }
  for (const counts of proofs.values()) {
    const rarity = Math.log(1 + (lists.length - counts.size + 0.5) / (counts.size + 0.5));
    for (const [id, count] of counts) {
      const length = (lengths[id] ?? 0) / average;
      counts.set(id, rarity * (d + (count * (k + 1)) / (count + k * (1 - b + b * length))));
    }
  }
  return proofs;
}

/** By place what it knows of a word, which is met exactly or by its likes. */
export function indexOf(places: readonly Indexed[]): (asked: string, exactly?: boolean) => Map<number, Match> {
  const fields = [
    { proofs: proofsOf(places.map(({ words }) => words)), weight: tuning.words, isSaid: true },
    { proofs: proofsOf(places.map(({ text }) => text)), weight: 1, isSaid: false },
  ];
  return (asked, exactly = false) => {
    const matches = new Map<number, Match>();
    for (const { proofs, weight, isSaid } of fields)
      for (const [word, byPlace] of proofs) {
        const alike = exactly ? Number(word === asked) : likeness(asked, word);
        if (alike === 0) continue;
        for (const [id, proof] of byPlace) {
          const match = matches.get(id) ?? { score: 0, terms: new Set(), isSaid: false };
          match.score += alike * weight * proof;
          match.terms.add(word);
          match.isSaid ||= isSaid;
          matches.set(id, match);
        }
      }
    return matches;
  };
}
