/** Each language is written in its own script: no English left over. */
import { allowedLatin } from '../allowed.ts';
import type { LocaleFiles } from '../../locale-files.ts';
import { blankOut, hasLetter, hasScript, wordsOf } from '../../text-analysis.ts';
import { besideEnglish, inEachText, type Finders } from './rule.ts';

function scriptOf(locales: LocaleFiles, language: string): string {
  return locales.languages[language]?.script ?? 'Latin';
}

/** What a text of another script is probably written in: the language of the site that has it. */
function languageOf(locales: LocaleFiles, words: string, own: string): string | undefined {
  const others = Object.values(locales.languages).filter(({ script }) => script !== own && script !== 'Latin');
  return others.find(({ script }) => hasScript(words, script))?.endonym;
}

/** The name of a language in itself stands in the switcher of every language. */
function isEndonym(locales: LocaleFiles, value: string): boolean {
  return Object.values(locales.languages).some(({ endonym }) => endonym === value);
}

export const scriptFinders: Finders = {
  'left-over-english': inEachText(function* ({ prose, value, language }, locales) {
    const own = scriptOf(locales, language);
    if (own === 'Latin' || isEndonym(locales, value) || !hasScript(prose, own)) return;
    for (const { text, at } of wordsOf(blankOut(prose, allowedLatin(language)))) {
      if (/^\p{Script=Latin}/u.test(text)) yield { at, what: `“${text}” is left in English` };
    }
  }),
  'same-as-english': besideEnglish(function* ({ prose, value, language }, english, locales) {
    const own = scriptOf(locales, language);
    const isTranslated = own === 'Latin' ? value !== english.value : hasScript(prose, own);
    if (isTranslated || isEndonym(locales, value) || !hasLetter(blankOut(prose, allowedLatin(language)))) return;
    yield {
      what:
        value === english.value
          ? 'the text is the same as in English'
          : `the text is in ${languageOf(locales, prose, own) ?? 'another language'}, not in ${locales.languages[language]?.endonym}`,
    };
  }),
};
