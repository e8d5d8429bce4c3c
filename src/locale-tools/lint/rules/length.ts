/** Warns where a text is much longer than its English in a place that has no room, or several times longer than in other languages anywhere. */
import { lengthOf } from '../../text-analysis.ts';
import { besideEnglish, inEachText, type Rule } from './rule.ts';

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
];

/** Letters up to which a text is short wherever it stands. */
const alwaysFits = 30;

/** Gujarati and Hindi have fewer letters than English as a reader counts them, so that English may be far longer than they are. */
const timesLonger = { translation: 2, english: 4 };

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
  {
    id: 'far-too-long',
    severity: 'warning',
    why: 'The languages say the same on a page that looks the same: a text that runs on pushes everything below it out of sight.',
    remedy: 'Say as much as the other languages do; if more is to be said, say it in all of them.',
    find: inEachText(function* (text, locales) {
      const others = Object.keys(locales.languages)
        .filter((language) => (text.language === locales.source ? language !== text.language : language === locales.source))
        .flatMap((language) => locales.file(language, text.file.name)?.entries.get(text.entry.key)?.value || []);
      const [length, longest] = [lengthOf(text.value), Math.max(...others.map((other) => lengthOf(String(other))))];
      const isEnglish = text.language === locales.source;
      const times = isEnglish ? timesLonger.english : timesLonger.translation;
      if (others.length === 0 || length <= alwaysFits || length < longest * times) return;
      const whose = isEnglish ? 'the longest translation' : 'the English';
      yield { what: `the text has ${length} letters, ${whose} ${longest}` };
    }),
  },
];
