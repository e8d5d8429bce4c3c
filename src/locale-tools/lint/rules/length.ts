/** Warns where a translation is much longer than its English in a place that has no room. */
import { lengthOf } from '../../text-analysis.ts';
import { besideEnglish, type Rule } from './rule.ts';

interface TightSpot {
  place: string;
  keys: RegExp;
  /** How much longer than English a text may be, in letters as a reader counts them. */
  ratio: number;
  /** Texts up to this length fit anywhere. */
  fits: number;
}

const tightSpots: readonly TightSpot[] = [
  { place: 'a button', keys: /(?:^|\.)(?:actions\.\w+|send|sending|button|submit|consult|retry)$/, ratio: 1.4, fits: 26 },
  { place: 'the menu', keys: /^navigation\.(?!show|hide|label|open|close)/, ratio: 1.4, fits: 20 },
  { place: 'a badge', keys: /(?:^|\.)badge$/, ratio: 1.4, fits: 34 },
  { place: 'a form label', keys: /^form\.\w+\.label$/, ratio: 1.6, fits: 24 },
  { place: 'a search result’s title', keys: /^meta\.title$/, ratio: 1.4, fits: 60 },
];

export const lengthRules: readonly Rule[] = [
  {
    id: 'too-long',
    severity: 'warning',
    why: 'On a narrow phone the text would break over more lines than the place has, or push its neighbours away.',
    remedy: 'Say it in fewer words.',
    find: besideEnglish(function* (text, english) {
      const tight = tightSpots.find(({ keys }) => keys.test(text.entry.key));
      if (!tight) return;
      const [length, wanted] = [lengthOf(text.value), lengthOf(english.value)];
      if (length > tight.fits && length > wanted * tight.ratio) {
        yield { what: `the text has ${length} letters, the English ${wanted}, and stands in ${tight.place}` };
      }
    }),
  },
];
