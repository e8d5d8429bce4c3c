/** Titles and descriptions fill their room in a result of a search without being cut. */
import { languages } from '../../../i18n/languages.ts';
import { inEachText, type Finders } from './rule.ts';

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Letters as a reader counts them, a consonant with its signs as one: those of Gujarati and Hindi are wider than English ones. */
const room: Readonly<Record<string, Readonly<Record<'latin' | 'other', readonly [least: number, most: number]>>>> = {
  'meta.title': { latin: [50, 60], other: [35, 50] },
  'meta.description': { latin: [120, 160], other: [80, 112] },
};

export const searchLengthFinders: Finders = {
  'search-length': inEachText(function* ({ entry, value, language }) {
    const [least, most] = room[entry.key]?.[languages[language].script === 'Latin' ? 'latin' : 'other'] ?? [];
    if (!least || !most) return;
    const length = [...graphemes.segment(value)].length;
    if (length < least || length > most)
      yield { what: `the text has ${length} letters, where a search has room for ${least} to ${most}` };
  }),
};
