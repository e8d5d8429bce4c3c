/** Each language is written in its own script, no English left over, and each letter stored in one way. */
import { languages } from '../../../i18n/languages.ts';
import { allowedLatin } from '../read-allowed.ts';
import { blankOut, hasScript } from '../../text-analysis.ts';
import { inEachText, type Finders } from './rule.ts';

/** A word; never told by `\b`, which knows neither Gujarati letters nor vowel signs. */
const latinWord = /(?<![\p{L}\p{M}\p{N}])\p{Script=Latin}[\p{L}\p{M}\p{N}]*/gu;

export const ownScriptFinders: Finders = {
  'not-normal': inEachText(function* ({ value }) {
    if (value !== value.normalize('NFC')) yield { what: 'letters are not stored in Unicode normal form C' };
  }),
  'left-over-english': inEachText(function* ({ prose, language }) {
    const own = languages[language].script;
    if (own === 'Latin' || !hasScript(prose, own)) return;
    for (const { 0: word, index: at } of blankOut(prose, allowedLatin()).matchAll(latinWord))
      yield { at, what: `“${word}” is left in English` };
  }),
  'same-as-english': inEachText(function* ({ prose, language }) {
    const { script: own, endonym } = languages[language];
    if (own === 'Latin' || hasScript(prose, own)) return;
    if (/\p{L}/u.test(blankOut(prose, allowedLatin()))) yield { what: `no word of the text is in ${endonym}` };
  }),
};
