/** Finds the places that answer a question, the likeliest first. */
import MiniSearch from 'minisearch';
import { soundKey } from './sound-key.ts';
import tuning from './tuning.json' with { type: 'json' };

export interface SearchEntry {
  href: string;
  name: string;
  /** The language of its name, where that is not the page's. */
  lang?: string;
  /** Short name of its page. */
  page: string;
  line: string;
  /** Of a card for the first hour, whether somebody is to be called at once. */
  isUrgent?: boolean;
  /** What people say of it, as it sounds: words of a phrase by spaces, phrases by commas. */
  terms: string;
  /** The other words of its text. */
  text: string;
}

export interface SearchEntries {
  entries: SearchEntry[];
  /** What people say of what is not answered here. */
  elsewhere: string;
}

/** Of a question, in letters; a whole page that was pasted would take long. */
const longest = 200;

/** What Gujarati and Hindi write ડ or ड़, some people spell r: gari is gadi. */
const flapped = (word: string) => word.replaceAll(/(.)rh?/g, '$1d');

const isLong = (word: string) => word.length > 4;

/**
 * How well a phrase says what was asked, all of it and nothing else; of several the one that fits best. `met` weighs
 * the words that were.
 */
function fitOf(phrases: readonly string[][], met: ReadonlyMap<string, number>): number {
  const fits = phrases.map((phrase) => {
    const weights = phrase.flatMap((word) => met.get(word) ?? []);
    return (weights.reduce((sum, weight) => sum + weight, 0) * weights.length) / phrase.length;
  });
  return Math.max(...fits);
}

export function createSearch({ entries, elsewhere }: SearchEntries): (question: string) => SearchEntry[] {
  // The last stands for all that is not answered here: where it fits best, nothing is found.
  const all = [...entries, { terms: elsewhere, text: '' }];
  const phrases = all.map(({ terms }) => terms.split(',').map((phrase) => phrase.split(' ')));
  const index = new MiniSearch({
    fields: ['terms', 'text'],
    tokenize: (text) => text.split(/[ ,]/),
    processTerm: (word) => word,
    searchOptions: {
      boost: { terms: tuning.terms },
      prefix: isLong,
      fuzzy: (word) => (isLong(word) ? tuning.fuzziness : false),
      weights: { fuzzy: tuning.fuzzy, prefix: tuning.prefix },
      bm25: tuning.bm25,
      boostDocument: (id) => (typeof entries[id]?.isUrgent === 'boolean' ? tuning.urgent : 1),
    },
  });
  index.addAll(all.map(({ terms, text }, id) => ({ id, terms, text })));

  return (question) => {
    /**
     * By place, as far as words are counted: its score, the weight of the words that it knows, and of each of its own
     * words that they have met.
     */
    const matches = new Map<number, { score: number; known: number; met: Map<string, number> }>();
    let asked = 0;
    for (const word of new Set(soundKey(question.slice(0, longest)))) {
      const asTyped = index.search(word);
      const found = asTyped.length > 0 ? asTyped : index.search(flapped(word), { prefix: false, fuzzy: false });
      // Words that few places know say more; what nobody knows may be a name.
      const weight = found.length === 0 ? tuning.unknown : Math.log(1 + all.length / found.length);
      asked += weight;
      for (const { id, score, terms, match: fields } of found) {
        const match = matches.get(id) ?? { score: 0, known: 0, met: new Map() };
        matches.set(id, match);
        for (const term of terms) match.met.set(term, weight);
        // What merely stands in a text proves less than what people say.
        const isSaid = terms.some((term) => fields[term]?.includes('terms'));
        match.known += weight * (isSaid ? 1 : tuning.inText);
        match.score += score;
      }
    }
    const ranked = [...matches]
      .map(([id, { score, known, met }]) => {
        const fit = tuning.bag + fitOf(phrases[id] ?? [], met) / asked;
        return { id, share: known / asked, score: (score * known * fit) / asked };
      })
      .toSorted((one, other) => other.score - one.score);
    const [best] = ranked;
    if (!best || best.id === entries.length || best.share < tuning.leastShare) return [];
    return ranked
      .filter(({ score }) => score >= best.score * tuning.nearness)
      .flatMap(({ id }) => entries[id] ?? [])
      .slice(0, tuning.most);
  };
}
