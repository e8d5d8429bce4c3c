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
  // Each phrase of what is not answered here stands for itself: where one fits best, nothing is found.
  const all = [...entries, ...elsewhere.split(',').map((terms) => ({ terms }))];
  const phrases = all.map(({ terms }) => terms.split(',').map((phrase) => phrase.split(' ')));
  const index = new MiniSearch({
    fields: ['terms'],
    tokenize: (text) => text.split(/[ ,]/),
    processTerm: (word) => word,
    searchOptions: {
      prefix: isLong,
      fuzzy: (word) => (isLong(word) ? tuning.fuzziness : false),
      weights: { fuzzy: tuning.fuzzy, prefix: tuning.prefix },
      bm25: tuning.bm25,
      boostDocument: (id) => {
        if (id >= entries.length) return tuning.elsewhere;
        return typeof entries[id]?.isUrgent === 'boolean' ? tuning.urgent : 1;
      },
    },
  });
  index.addAll(all.map(({ terms }, id) => ({ id, terms })));

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
      for (const { id, score, terms } of found) {
        const match = matches.get(id) ?? { score: 0, known: 0, met: new Map() };
        matches.set(id, match);
        for (const term of terms) match.met.set(term, weight);
        match.known += weight;
        match.score += score;
      }
    }
    const ranked = [...matches]
      .map(([id, { score, known, met }]) => {
        const own = phrases[id] ?? [];
        const said = own.filter((phrase) => phrase.length > 1 && phrase.every((word) => met.has(word))).flat();
        const fit = tuning.bag + fitOf(own, met) / asked;
        return { id, said, share: known / asked, score: score * known * fit };
      })
      .toSorted((one, other) => other.score - one.score);
    const places = ranked.filter(({ id }) => id < entries.length);
    const [best] = places;
    if (!best) return [];
    const foreign = ranked.slice(0, ranked.indexOf(best)).flatMap(({ id }) => phrases[id]?.flat());
    // Who lost a purse and a passport is told of the passport; who pays a light bill has none as proof of address.
    const isAnswered = places.some(({ said }) => said.some((word) => !foreign.includes(word)));
    if (!isAnswered && (foreign.length > 0 || best.share < tuning.leastShare)) return [];
    return places
      .filter(({ score }) => score >= best.score * tuning.nearness)
      .flatMap(({ id }) => entries[id] ?? [])
      .slice(0, tuning.most);
  };
}
