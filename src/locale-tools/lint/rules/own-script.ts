/** Each language is written in its own script: no English left over. */
import { languages } from '../../../i18n/languages.ts';
import { allowedLatin } from '../allowed.ts';
import { blankOut, hasScript, wordsOf } from '../../text-analysis.ts';
import { besideEnglish, inEachText, type Finders } from './rule.ts';

const all = Object.values(languages);

/** What a text is probably written in: the language of the site that has its script. */
const languageOf = (words: string) =>
  all.find(({ script }) => script !== 'Latin' && hasScript(words, script))?.endonym ?? 'another language';

/** The name of a language in itself stands in the switcher of every language. */
const isEndonym = (value: string) => all.some(({ endonym }) => endonym === value);

export const scriptFinders: Finders = {
  'left-over-english': inEachText(function* ({ prose, value, language }) {
    const own = languages[language].script;
    if (own === 'Latin' || isEndonym(value) || !hasScript(prose, own)) return;
    for (const { text, at } of wordsOf(blankOut(prose, allowedLatin(language)))) {
      if (/^\p{Script=Latin}/u.test(text)) yield { at, what: `“${text}” is left in English` };
    }
  }),
  'same-as-english': besideEnglish(function* ({ prose, value, language }, english) {
    const { script: own, endonym } = languages[language];
    const isTranslated = own === 'Latin' ? value !== english.value : hasScript(prose, own);
    if (isTranslated || isEndonym(value) || !/\p{L}/u.test(blankOut(prose, allowedLatin(language)))) return;
    yield {
      what:
        value === english.value
          ? 'the text is the same as in English'
          : `the text is in ${languageOf(prose)}, not in ${endonym}`,
    };
  }),
};
