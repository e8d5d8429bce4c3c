/** Titles and descriptions fill their room in a result of a search without being cut. */
import { lengthOf } from '../../text-analysis.ts';
import { roomTaken, type SearchPart, type TakenRoom } from '../search-room.ts';
import { inEachText, type Rule } from './rule.ts';

/** How far a text is from its room, in letters as a reader counts them; nothing where it fits. */
function distance(value: string, { taken, least, most }: TakenRoom): string | undefined {
  const letters = (units: number) => {
    const count = Math.max(1, Math.round((units * lengthOf(value)) / Math.max(1, taken)));
    return count === 1 ? '1 letter' : `${count} letters`;
  };
  if (taken < least) return `about ${letters(least - taken)} too short`;
  return taken > most ? `about ${letters(taken - most)} too long` : undefined;
}

export const searchLengthRules: readonly Rule[] = [
  {
    id: 'search-length',
    severity: 'error',
    why: 'Google and others show it as the result of a search: what is too long they cut in the middle of a word, and what is too short says too little.',
    remedy: 'Say a little more of what the page offers, or the same in fewer words.',
    find: inEachText(function* ({ entry, value, language }, locales) {
      const part = /^meta\.(title|description)$/.exec(entry.key)?.[1] as SearchPart | undefined;
      const written = locales.languages[language];
      if (!part || !written || value === '') return;
      const taken = roomTaken(part, value, written);
      const far = taken && distance(value, taken);
      if (!taken || !far) return;
      yield {
        what: `the ${part} is ${far}: it takes ${taken.taken} ${taken.unit}, and results of a search have room for ${taken.least} to ${taken.most}`,
        remedy: far.endsWith('short') ? 'Say a little more of what the page offers.' : 'Say the same in fewer words.',
      };
    }),
  },
];
