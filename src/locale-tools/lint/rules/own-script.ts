/** Each language is written in its own script, no English left over, and each letter stored in one way. */
import { languages } from '../../../i18n/languages.ts';
import { allowedLatin } from '../read-allowed.ts';
import { blankOut, hasScript, wordsOf } from '../../text-analysis.ts';
import { inEachText, type Finders } from './rule.ts';

/** The name of a language in itself stands in the switcher of every language. */
const isEndonym = (value: string) => Object.values(languages).some(({ endonym }) => endonym === value);

export const scriptFinders: Finders = {
  'not-normal': inEachText(function* ({ value }) {
    if (value !== value.normalize('NFC')) yield { what: 'letters are not stored in Unicode normal form C' };
  }),
  'left-over-english': inEachText(function* ({ prose, value, language }) {
    const own = languages[language].script;
    if (own === 'Latin' || isEndonym(value) || !hasScript(prose, own)) return;
    for (const { text, at } of wordsOf(blankOut(prose, allowedLatin()))) {
      if (/^\p{Script=Latin}/u.test(text)) yield { at, what: `“${text}” is left in English` };
    }
  }),
  'same-as-english': inEachText(function* ({ prose, value, language }) {
    const { script: own, endonym } = languages[language];
    if (own === 'Latin' || hasScript(prose, own) || isEndonym(value)) return;
    if (/\p{L}/u.test(blankOut(prose, allowedLatin()))) yield { what: `no word of the text is in ${endonym}` };
  }),
};
